import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RevealedCode } from '#domain/redemption/redeemLink.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { RedeemLinkApi } from '../ports/redeemLinkApi.ts';

/** Reveals a link's codes, only on the holder's click (product 8.3). Repeated calls return the same codes. */
export class RevealCode {
  readonly #api: RedeemLinkApi;

  constructor(api: RedeemLinkApi) {
    this.#api = api;
  }

  /** `token` is the unchecked last path segment. Refuses with `code-delayed` or `link-expired`. */
  async execute(token: string): Promise<Result<RevealedCode, Problem>> {
    const parsed = parseRedeemLinkToken(token);
    return parsed ? this.#api.reveal(parsed) : { ok: false, fault: { kind: 'link-unknown' } };
  }
}
