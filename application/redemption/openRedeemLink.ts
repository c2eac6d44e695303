import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { RedeemLinkApi } from '../ports/redeemLinkApi.ts';

/**
 * Finds out what lies behind a redeem link, without revealing a code. Consumes nothing: mail scanners open such links
 * too (product 8.3).
 */
export class OpenRedeemLink {
  readonly #api: RedeemLinkApi;

  constructor(api: RedeemLinkApi) {
    this.#api = api;
  }

  /**
   * `token` is the last part of the page's address, unchecked. Refuses with `link-unknown`, without a call if it
   * cannot be a token, and with `link-expired`.
   */
  async execute(token: string): Promise<Result<SealedCode, Problem>> {
    const parsed = parseRedeemLinkToken(token);
    return parsed ? this.#api.look(parsed) : { ok: false, fault: { kind: 'link-unknown' } };
  }
}
