import { type Activated, type GivenOrder, leftOver, withResults } from '#domain/activation/activation.ts';
import { type ActivationLink, parseActivationLink } from '#domain/activation/activationLink.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isUnanswered } from '#domain/problem/unanswered.ts';
import type { SerialNumber } from '#domain/voucher/serialNumber.ts';
import type { ActivationApi } from '../ports/activationApi.ts';

/** Activates vouchers of an order (product 10.1). Repeating it does no harm. */
export class ActivateVouchers {
  readonly #api: ActivationApi;

  constructor(api: ActivationApi) {
    this.#api = api;
  }

  /**
   * Returns the order as it is afterwards, and which of these vouchers are not activated. If the answer is lost, the
   * order is asked for instead: what it says counts. Refuses only if that fails, too, or nothing was tried at all.
   */
  async execute(
    link: ActivationLink,
    order: GivenOrder,
    serialNumbers: readonly SerialNumber[],
  ): Promise<Result<Activated, Problem>> {
    const ident = parseActivationLink(link);
    if (ident === null) return refused({ kind: 'activation-unknown' });
    const answer = await this.#api.activate(ident, serialNumbers);
    if (answer.ok) return done(withResults(order, serialNumbers, answer.value));
    if (!isUnanswered(answer.fault)) return answer;
    const after = await this.#api.look(ident);
    return after.ok ? done(leftOver(after.value, serialNumbers)) : answer;
  }
}
