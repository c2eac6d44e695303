import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isOverOnArrival } from '#domain/voucher/tokenTimer.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import type { Clock } from '../ports/clock.ts';
import type { CodeAttemptLimit } from './codeAttemptLimit.ts';
import type { TakeVoucher } from './takeVoucher.ts';

export interface CodeExchange {
  readonly code: VoucherCode;
  readonly voucherCategory: number;
  /** The captcha's token or the security question's answer (`answeredQuestion`). Valid for one call. */
  readonly captcha: string;
}

export interface VoucherApi {
  /**
   * Refuses with voucher problems (`isAboutVoucher`), `captcha-invalid`, `partner-unavailable` or `unreadable-answer`
   * (malformed token). Never sent twice automatically, because the captcha is used up. Moves no money.
   */
  open(entered: CodeExchange): Promise<Result<VoucherSession, Problem>>;
}

/** Exchanges a code for a token and takes its voucher into use (product 4.6). A problem keeps the former voucher. */
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

  /** Refuses with `over-on-arrival` if the session is about to end: taking it would cost another voucher's drafts. */
  async execute(entered: CodeExchange): Promise<Result<VoucherSession, Problem>> {
    const early = this.tooSoon();
    if (early !== null) return refused(early);
    const seen = this.#take.begin();
    const answer = await this.#api.open(entered);
    if (!answer.ok) {
      this.#limit.refused(answer.fault);
      return answer;
    }
    if (isOverOnArrival(answer.value.expiresAt, this.#clock.now())) {
      return refused({ kind: 'over-on-arrival' });
    }
    this.#limit.accepted();
    this.#take.execute(answer.value, seen);
    return answer;
  }

  /** Why no code may be sent yet; null if one may. Call it before spending a captcha. */
  tooSoon(): Problem | null {
    return this.#limit.problem();
  }
}
