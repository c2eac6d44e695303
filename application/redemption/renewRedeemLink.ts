import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MailRequested } from '#domain/redemption/mailRequest.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { RedeemLinkApi } from '../ports/redeemLinkApi.ts';

/** Requests a fresh link by mail for one that expired for safety (error code RDMx2). Moves no money. */
export class RenewRedeemLink {
  readonly #api: Pick<RedeemLinkApi, 'renew'>;

  constructor(api: Pick<RedeemLinkApi, 'renew'>) {
    this.#api = api;
  }

  /** `token` is the unchecked last path segment. The answer does not reveal whether a mail is sent. */
  async execute(token: string, email: Email): Promise<Result<MailRequested, Problem>> {
    const parsed = parseRedeemLinkToken(token);
    return parsed ? this.#api.renew(parsed, email) : { ok: false, fault: { kind: 'link-unknown' } };
  }
}
