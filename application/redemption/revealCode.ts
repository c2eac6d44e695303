import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RevealedCode } from '#domain/redemption/redeemLink.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { RedeemLinkApi } from '../ports/redeemLinkApi.ts';

/**
 * Reveals the shop's codes behind a redeem link, on the holder's click and never before (product
 * 8.3). May be repeated: the codes stay the same.
 */
export class RevealCode {
  readonly #api: RedeemLinkApi;

  constructor(api: RedeemLinkApi) {
    this.#api = api;
  }

  /**
   * `token` is the last part of the page's address, unchecked. Refuses with `link-unknown`, without a call if it
   * cannot be a token; with `link-expired`; and with `code-delayed` (`availableAt`).
   */
  async execute(token: string): Promise<Result<RevealedCode, Problem>> {
    const parsed = parseRedeemLinkToken(token);
    return parsed ? this.#api.reveal(parsed) : { ok: false, fault: { kind: 'link-unknown' } };
  }
}
