import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';

/** Where a redeem link is opened. Looking consumes nothing; only the click that reveals does. */
export interface RedeemLinkDesk {
  look(token: RedeemLinkToken): Promise<Result<SealedCode, Problem>>;
  reveal(token: RedeemLinkToken): Promise<Result<RevealedCode, Problem>>;
}
