import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MailRequested } from '#domain/redemption/mailRequest.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';

/** For which voucher the mail is wanted, and by whom. */
export interface ResendWish {
  /** From the back of the card. Sent in the body of the call only, and stored nowhere. */
  readonly code: VoucherCode;
  readonly email: Email;
  /** The captcha's token, or the answered security question (`answeredQuestion`). Accepted once only. */
  readonly captcha: string;
}

/** The backend's resending of mails with redeem links. */
export interface ResendApi {
  /**
   * Asks for the mail. The answer is the same whether or not code and address belong together. Refuses with
   * `captcha-invalid` or `too-many-requests` (`retryAfterSeconds`). Never sent twice automatically.
   */
  resend(wish: ResendWish): Promise<Result<MailRequested, Problem>>;
}

/**
 * Asks for the mail with all redeem links of a voucher once more (product 10.4). Moves no money;
 * problems as `ResendApi.resend` says.
 */
export class ResendRedeemLink {
  readonly #api: ResendApi;

  constructor(api: ResendApi) {
    this.#api = api;
  }

  execute(wish: ResendWish): Promise<Result<MailRequested, Problem>> {
    return this.#api.resend(wish);
  }
}
