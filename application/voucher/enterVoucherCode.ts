import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
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

/** Exchanges a code for a voucher in use (specification 4, "Voucher token"). */
export class EnterVoucherCode {
  readonly #desk: VoucherDesk;
  readonly #take: TakeVoucher;

  constructor(desk: VoucherDesk, take: TakeVoucher) {
    this.#desk = desk;
    this.#take = take;
  }

  async execute(entered: CodeEntered): Promise<Result<VoucherSession, Problem>> {
    const answer = await this.#desk.open(entered);
    if (answer.ok) this.#take.execute(answer.value);
    return answer;
  }
}
