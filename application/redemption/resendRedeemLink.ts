import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MailRequested } from '#domain/redemption/mailRequest.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';

export interface ResendRequest {
  /** Sent only in the request body; stored nowhere. */
  readonly code: VoucherCode;
  readonly email: Email;
  /** The captcha's token or the security question's answer (`answeredQuestion`). Valid for one call. */
  readonly captcha: string;
}

export interface ResendApi {
  /** Does not reveal whether code and address match. Refuses with `captcha-invalid`. Never retried automatically. */
  resend(request: ResendRequest): Promise<Result<MailRequested, Problem>>;
}

/** Requests another mail with all redeem links of a voucher (product 10.4). Moves no money. */
export class ResendRedeemLink {
  readonly #api: ResendApi;

  constructor(api: ResendApi) {
    this.#api = api;
  }

  execute(request: ResendRequest): Promise<Result<MailRequested, Problem>> {
    return this.#api.resend(request);
  }
}
