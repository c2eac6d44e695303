import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { RedeemLinkDesk } from '../ports/redeemLinkDesk.ts';

/** Looks at what a redeem link holds. Nothing is consumed: mail scanners open such links too (fortress A). */
export class OpenRedeemLink {
  readonly #desk: RedeemLinkDesk;

  constructor(desk: RedeemLinkDesk) {
    this.#desk = desk;
  }

  /** `token` is the address's last part, foreign text; what cannot be a token is refused without a call. */
  async execute(token: string): Promise<Result<SealedCode, Problem>> {
    const parsed = parseRedeemLinkToken(token);
    return parsed ? this.#desk.look(parsed) : { ok: false, fault: { kind: 'link-unknown' } };
  }
}
