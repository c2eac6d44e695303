import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isOverOnArrival } from '#domain/voucher/tokenTimer.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import type { Clock } from '../ports/clock.ts';
import type { CodeAttemptLimit } from './codeAttemptLimit.ts';
import type { TakeVoucher } from './takeVoucher.ts';

/** What is sent to exchange a code. */
export interface CodeExchange {
  readonly code: VoucherCode;
  /** The id of the site's voucher category. */
  readonly voucherCategory: number;
  /** The captcha's token, or the answered security question (`answeredQuestion`). Accepted once only. */
  readonly captcha: string;
}

/** The backend's exchange of a code for a token, the permission to use its voucher. */
export interface VoucherApi {
  /**
   * Refuses with the kinds that `isAboutVoucher` knows if the voucher cannot be used, with `captcha-invalid`,
   * `too-many-requests` (`retryAfterSeconds`) or `partner-unavailable`, and with `unreadable-answer` if the token
   * cannot be read. Moves no money. Never sent twice automatically: the captcha is used up.
   */
  open(entered: CodeExchange): Promise<Result<VoucherSession, Problem>>;
}

/** Exchanges a code for a token and takes its voucher into use (product 4.6). */
export class EnterVoucherCode {
  readonly #api: VoucherApi;
  readonly #take: TakeVoucher;
  readonly #limit: CodeAttemptLimit;
  readonly #clock: Clock;

  constructor(api: VoucherApi, take: TakeVoucher, limit: CodeAttemptLimit, clock: Clock) {
    this.#api = api;
    this.#take = take;
    this.#limit = limit;
    this.#clock = clock;
  }

  /**
   * Refuses with all that `VoucherApi.open` refuses with, and with `over-on-arrival` if the session ends as soon as
   * it came: taken into use, it would end at once and take the drafts with it. While the wait after refused codes lasts
   * nothing is sent (`tooSoon`). After a problem the voucher in use stays as it was.
   */
  async execute(entered: CodeExchange): Promise<Result<VoucherSession, Problem>> {
    const early = this.tooSoon();
    if (early !== null) return refused(early);
    const answer = await this.#api.open(entered);
    if (!answer.ok) {
      this.#limit.refused(answer.fault);
      return answer;
    }
    if (isOverOnArrival(answer.value.expiresAt, this.#clock.now())) {
      return refused({ kind: 'over-on-arrival' });
    }
    this.#limit.accepted();
    this.#take.execute(answer.value);
    return answer;
  }

  /** Returns why no code may be sent yet; null if one may. Callers ask before they spend a captcha on it. */
  tooSoon(): Problem | null {
    return this.#limit.problem();
  }
}
