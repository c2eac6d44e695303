import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MailRequested } from '#domain/redemption/mailRequest.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { RedeemLinkDesk } from '../ports/redeemLinkDesk.ts';

/** Has a fresh link mailed in place of one that ran out for safety (RDMx2). */
export class RenewRedeemLink {
  readonly #desk: Pick<RedeemLinkDesk, 'renew'>;

  constructor(desk: Pick<RedeemLinkDesk, 'renew'>) {
    this.#desk = desk;
  }

  async execute(token: string, email: Email): Promise<Result<MailRequested, Problem>> {
    const parsed = parseRedeemLinkToken(token);
    return parsed ? this.#desk.renew(parsed, email) : { ok: false, fault: { kind: 'link-unknown' } };
  }
}
