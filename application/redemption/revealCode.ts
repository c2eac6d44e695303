import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RevealedCode } from '#domain/redemption/redeemLink.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { RedeemLinkDesk } from '../ports/redeemLinkDesk.ts';

/** Shows the shop's code, on the holder's click and never before (specification 4, "Redeem link"). */
export class RevealCode {
  readonly #desk: RedeemLinkDesk;

  constructor(desk: RedeemLinkDesk) {
    this.#desk = desk;
  }

  async execute(token: string): Promise<Result<RevealedCode, Problem>> {
    const parsed = parseRedeemLinkToken(token);
    return parsed ? this.#desk.reveal(parsed) : { ok: false, fault: { kind: 'link-unknown' } };
  }
}
