import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MailRequested } from '#domain/redemption/mailRequest.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { RedeemLinkApi } from '../ports/redeemLinkApi.ts';

/** Asks for a mail with a fresh link in place of one that ran out for safety (error code RDMx2). Moves no money. */
export class RenewRedeemLink {
  readonly #api: Pick<RedeemLinkApi, 'renew'>;

  constructor(api: Pick<RedeemLinkApi, 'renew'>) {
    this.#api = api;
  }

  /**
   * `token` is the last part of the page's address, unchecked. The answer does not tell whether a mail is sent.
   * Refuses with `link-unknown`, without a call if it cannot be a token, and with `too-many-requests`.
   */
  async execute(token: string, email: Email): Promise<Result<MailRequested, Problem>> {
    const parsed = parseRedeemLinkToken(token);
    return parsed ? this.#api.renew(parsed, email) : { ok: false, fault: { kind: 'link-unknown' } };
  }
}
