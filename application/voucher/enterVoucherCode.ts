import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isOverOnArrival } from '#domain/voucher/tokenTimer.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import type { Clock } from '../ports/clock.ts';
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
export interface VoucherDesk {
  /**
   * Refuses with the kinds that `isAboutVoucher` knows if the voucher cannot be used, with `captcha-invalid`,
   * `too-many-requests` (`retryAfterSeconds`) or `partner-unavailable`, and with `unreadable-answer` if the token
   * cannot be read. Moves no money. Never sent twice automatically: the captcha is used up.
   */
  open(entered: CodeExchange): Promise<Result<VoucherSession, Problem>>;
}

/** Exchanges a code for a token and takes its voucher into use (specification 4, "Voucher token"). */
export class EnterVoucherCode {
  readonly #desk: VoucherDesk;
  readonly #take: TakeVoucher;
  readonly #clock: Clock;

  constructor(desk: VoucherDesk, take: TakeVoucher, clock: Clock) {
    this.#desk = desk;
    this.#take = take;
    this.#clock = clock;
  }

  /**
   * Refuses with all that `VoucherDesk.open` refuses with, and with `over-on-arrival` if the session ends as soon as
   * it came: taken into use, it would end at once and take the drafts with it. After a problem nothing is changed.
   */
  async execute(entered: CodeExchange): Promise<Result<VoucherSession, Problem>> {
    const answer = await this.#desk.open(entered);
    if (!answer.ok) return answer;
    if (isOverOnArrival(answer.value.expiresAt, this.#clock.now())) {
      return refused({ kind: 'over-on-arrival' });
    }
    this.#take.execute(answer.value);
    return answer;
  }
}
