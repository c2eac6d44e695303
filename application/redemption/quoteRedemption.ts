import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Currency } from '#domain/money/money.ts';
import { quoteFits } from '#domain/redemption/binding.ts';
import type { RedemptionLine } from '#domain/redemption/draft.ts';
import type { Quote } from '#domain/redemption/redemption.ts';
import type { Clock } from '../ports/clock.ts';
import type { RedemptionApi } from '../ports/redemptionApi.ts';

/** Asks what redeeming these lines would do (product 6.3). Moves no money. */
export class QuoteRedemption {
  readonly #api: RedemptionApi;

  readonly #clock: Clock;

  constructor(api: RedemptionApi, clock: Clock) {
    this.#api = api;
    this.#clock = clock;
  }

  /** Also refuses with `unreadable-answer` if the quote does not fit, or `insufficient-credit` without `mayPay`. */
  async execute(
    lines: readonly RedemptionLine[],
    currency: Currency,
    mayPay: boolean,
  ): Promise<Result<Quote, Problem>> {
    const quote = await this.#api.quote(lines);
    if (quote.ok && !quoteFits(quote.value, lines, currency, this.#clock.now())) {
      return { ok: false, fault: { kind: 'unreadable-answer' } };
    }
    const isShort = quote.ok && quote.value.toPayInCent > 0;
    return isShort && !mayPay ? { ok: false, fault: { kind: 'insufficient-credit' } } : quote;
  }
}
