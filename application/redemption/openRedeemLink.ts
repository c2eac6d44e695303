import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { RedeemLinkApi } from '../ports/redeemLinkApi.ts';

/** Consumes nothing, because mail scanners open redeem links too (product 8.3). */
export class OpenRedeemLink {
  readonly #api: RedeemLinkApi;

  constructor(api: RedeemLinkApi) {
    this.#api = api;
  }

  /** `token` is the unchecked last path segment. Refuses with `link-expired`, or without a call `link-unknown`. */
  async execute(token: string): Promise<Result<SealedCode, Problem>> {
    const parsed = parseRedeemLinkToken(token);
    return parsed ? this.#api.look(parsed) : { ok: false, fault: { kind: 'link-unknown' } };
  }
}
