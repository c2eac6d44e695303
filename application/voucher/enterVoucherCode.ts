import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isOverOnArrival } from '#domain/voucher/tokenTimer.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import type { Clock } from '../ports/clock.ts';
import type { TakeVoucher } from './takeVoucher.ts';

export interface CodeEntered {
  readonly code: VoucherCode;
  /** The site's voucher category id. */
  readonly voucherCategory: number;
  /** The captcha's token, or the answered security question. */
  readonly captcha: string;
}

/** Where a code is exchanged for the permission to use its voucher. */
export interface VoucherDesk {
  open(entered: CodeEntered): Promise<Result<VoucherSession, Problem>>;
}

/**
 * Exchanges a code for a voucher in use (specification 4, "Voucher token"). A permission
 * that is over when it comes is a refusal: taken, it would end at once and take what was typed with it.
 */
export class EnterVoucherCode {
  readonly #desk: VoucherDesk;
  readonly #take: TakeVoucher;
  readonly #clock: Clock;

  constructor(desk: VoucherDesk, take: TakeVoucher, clock: Clock) {
    this.#desk = desk;
    this.#take = take;
    this.#clock = clock;
  }

  async execute(entered: CodeEntered): Promise<Result<VoucherSession, Problem>> {
    const answer = await this.#desk.open(entered);
    if (!answer.ok) return answer;
    if (isOverOnArrival(answer.value.expiresAt, this.#clock.now())) {
      return refused({ kind: 'over-on-arrival' });
    }
    this.#take.execute(answer.value);
    return answer;
  }
}
