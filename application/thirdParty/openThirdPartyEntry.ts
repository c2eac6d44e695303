import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type ThirdPartyIdent, parseThirdPartyIdent } from '#domain/thirdParty/ident.ts';
import type { Partner } from '#domain/thirdParty/partner.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';

/** What a partner's link brings: the voucher, not yet in use, and the way back. */
export interface ThirdPartyEntry {
  readonly session: VoucherSession;
  readonly partner: Partner;
}

/** Where a partner's link is exchanged. It stands for the code, so neither code nor captcha is asked for. */
export interface ThirdPartyDesk {
  open(ident: ThirdPartyIdent): Promise<Result<ThirdPartyEntry, Problem>>;
}

/** Looks at what a partner's link brings. Nothing in this tab changes yet. */
export class OpenThirdPartyEntry {
  readonly #desk: ThirdPartyDesk;

  constructor(desk: ThirdPartyDesk) {
    this.#desk = desk;
  }

  /** `ident` is the address's last part, foreign text; what cannot be an ident is refused without a call. */
  async execute(ident: string): Promise<Result<ThirdPartyEntry, Problem>> {
    const parsed = parseThirdPartyIdent(ident);
    return parsed ? this.#desk.open(parsed) : { ok: false, fault: { kind: 'third-party-unknown' } };
  }
}
