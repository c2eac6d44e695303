import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MailRequested } from '#domain/redemption/mailRequest.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';

export interface ResendWish {
  /** From the card's back; it travels in the body only and is kept nowhere. */
  readonly code: VoucherCode;
  readonly email: Email;
  /** The captcha's token, or the answered security question. */
  readonly captcha: string;
}

export interface ResendDesk {
  resend(wish: ResendWish): Promise<Result<MailRequested, Problem>>;
}

/** Has the e-mail with the redeem links of a voucher sent again (specification 1, "resending"). */
export class ResendRedeemLink {
  readonly #desk: ResendDesk;

  constructor(desk: ResendDesk) {
    this.#desk = desk;
  }

  execute(wish: ResendWish): Promise<Result<MailRequested, Problem>> {
    return this.#desk.resend(wish);
  }
}
