import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { ReceivedFile } from '#domain/document/fileCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MailRequested } from '#domain/redemption/mailRequest.ts';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';

/** Where a redeem link is opened. Looking consumes nothing; only the click that reveals does. */
export interface RedeemLinkDesk {
  look(token: RedeemLinkToken): Promise<Result<SealedCode, Problem>>;
  reveal(token: RedeemLinkToken): Promise<Result<RevealedCode, Problem>>;
  /** Has a fresh link mailed in place of one that ran out. */
  renew(token: RedeemLinkToken, email: Email): Promise<Result<MailRequested, Problem>>;
  /** The revealed codes as a file, unchecked. */
  pdf(token: RedeemLinkToken): Promise<Result<ReceivedFile, Problem>>;
}
