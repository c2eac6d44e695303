import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type ThirdPartyIdent, parseThirdPartyIdent } from '#domain/thirdParty/ident.ts';
import type { Partner } from '#domain/thirdParty/partner.ts';
import { isOverOnArrival } from '#domain/voucher/tokenTimer.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { Clock } from '../ports/clock.ts';

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
  readonly #clock: Clock;

  constructor(desk: ThirdPartyDesk, clock: Clock) {
    this.#desk = desk;
    this.#clock = clock;
  }

  /** `ident` is the address's last part, foreign text; what cannot be an ident is refused without a call. */
  async execute(ident: string): Promise<Result<ThirdPartyEntry, Problem>> {
    const parsed = parseThirdPartyIdent(ident);
    if (!parsed) return refused({ kind: 'third-party-unknown' });
    const answer = await this.#desk.open(parsed);
    const isOver = answer.ok && isOverOnArrival(answer.value.session.expiresAt, this.#clock.now());
    return isOver ? refused({ kind: 'over-on-arrival' }) : answer;
  }
}
