import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { ReceivedFile } from '#domain/document/fileCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MailRequested } from '#domain/redemption/mailRequest.ts';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';

/**
 * The backend's redeem links. Every call refuses with `link-unknown` if there is no such link, and with `link-expired`
 * if it expired for safety; `renew` requests a fresh one.
 */
export interface RedeemLinkApi {
  /** Returns what is behind the link, without the codes. Consumes nothing, so it can be repeated. */
  look(token: RedeemLinkToken): Promise<Result<SealedCode, Problem>>;
  /**
   * Returns the codes; call it only on the holder's click. Repeated calls return the same codes. Refuses with
   * `code-delayed` if the partner has not delivered yet.
   */
  reveal(token: RedeemLinkToken): Promise<Result<RevealedCode, Problem>>;
  /**
   * Requests a mail with a fresh link for an expired one. The answer does not reveal whether the address matches.
   * Refuses with `too-many-requests` (`retryAfterSeconds`).
   */
  renew(token: RedeemLinkToken, email: Email): Promise<Result<MailRequested, Problem>>;
  /**
   * Returns the revealed codes as a file, as received; check it with `checkFile` before saving. Refuses with
   * `code-delayed`, or with `unknown` if the codes were not revealed yet.
   */
  pdf(token: RedeemLinkToken): Promise<Result<ReceivedFile, Problem>>;
}
