import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Quote } from '#domain/redemption/redemption.ts';
import type { QuoteRequest, RedemptionDesk } from '../ports/redemptionDesk.ts';

/** Asks what redeeming a value at a shop would do, before anything is committed (design 7.12). */
export class QuoteRedemption {
  readonly #desk: RedemptionDesk;

  constructor(desk: RedemptionDesk) {
    this.#desk = desk;
  }

  async execute(request: QuoteRequest): Promise<Result<Quote, Problem>> {
    const quote = await this.#desk.quote(request);
    // Paying a difference does not exist yet: a quote that would need it must never be committed to.
    if (quote.ok && quote.value.toPayInCent > 0) return { ok: false, fault: { kind: 'insufficient-credit' } };
    return quote;
  }
}
