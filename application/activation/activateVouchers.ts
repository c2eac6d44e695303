import { type Activated, type GivenOrder, leftOver, withResults } from '#domain/activation/activation.ts';
import { type ActivationLink, parseActivationLink } from '#domain/activation/activationLink.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isUnanswered } from '#domain/problem/unanswered.ts';
import type { SerialNumber } from '#domain/voucher/serialNumber.ts';
import type { ActivationApi } from '../ports/activationApi.ts';

export class ActivateVouchers {
  readonly #api: ActivationApi;

  constructor(api: ActivationApi) {
    this.#api = api;
  }

  /** If the answer is lost, reads the order instead. Refuses only if that fails too, or if nothing was sent. */
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
