import type { Instant } from '../core/instant.ts';
import type { Email } from '../customer/email.ts';
import type { VoucherCode } from '../voucher/voucherCode.ts';

/** Neutral on purpose: it does not reveal whether the link or code and the address belong together. */
export interface MailRequested {
  readonly nextAllowedAt: Instant | null;
}

/** Requests another mail with all redeem links of a voucher (product 10.4). */
export interface ResendRequest {
  /** Sent only in the request body; stored nowhere. */
  readonly code: VoucherCode;
  readonly email: Email;
  /** The captcha's token or the security question's answer (`answeredQuestion`). Valid for one call. */
  readonly captcha: string;
}
