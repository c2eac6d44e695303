import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RedemptionLine } from '#domain/redemption/draft.ts';
import type { Quote } from '#domain/redemption/redemption.ts';
import type { RedemptionDesk } from '../ports/redemptionDesk.ts';

/** Asks what redeeming some lines would do, before anything is committed (design 7.12). */
export class QuoteRedemption {
  readonly #desk: RedemptionDesk;

  constructor(desk: RedemptionDesk) {
    this.#desk = desk;
  }

  async execute(lines: readonly RedemptionLine[]): Promise<Result<Quote, Problem>> {
    const quote = await this.#desk.quote(lines);
    // Paying a difference does not exist yet: a quote that would need it must never be committed to.
    if (quote.ok && quote.value.toPayInCent > 0) return { ok: false, fault: { kind: 'insufficient-credit' } };
    return quote;
  }
}
