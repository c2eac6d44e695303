import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type ThirdPartyIdent, parseThirdPartyIdent } from '#domain/thirdParty/ident.ts';
import type { Partner } from '#domain/thirdParty/partner.ts';
import { isOverOnArrival } from '#domain/voucher/tokenTimer.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { Clock } from '../ports/clock.ts';

/** What a partner's link leads to: a voucher, not in use yet, and the partner with the way back. */
export interface ThirdPartyEntry {
  readonly session: VoucherSession;
  readonly partner: Partner;
}

/**
 * The backend's exchange of a partner's link. The link stands for the code, so neither code nor captcha is asked for.
 */
export interface ThirdPartyApi {
  /**
   * Refuses with `third-party-unknown` if there is no such link (any more); with `already-redeemed`,
   * `expired-by-age`, `safety-lock` or another problem of the voucher behind it; and with `partner-unavailable`.
   */
  open(ident: ThirdPartyIdent): Promise<Result<ThirdPartyEntry, Problem>>;
}

/** Finds out what a partner's link leads to. Changes nothing in this tab: `TakeThirdPartyEntry` does that. */
export class OpenThirdPartyEntry {
  readonly #api: ThirdPartyApi;
  readonly #clock: Clock;

  constructor(api: ThirdPartyApi, clock: Clock) {
    this.#api = api;
    this.#clock = clock;
  }

  /**
   * `ident` is the last part of the page's address, unchecked. Refuses with `third-party-unknown`, without a call if
   * it cannot be an ident; with `over-on-arrival` if the session ends as soon as it came; and with all that
   * `ThirdPartyApi.open` refuses with.
   */
  async execute(ident: string): Promise<Result<ThirdPartyEntry, Problem>> {
    const parsed = parseThirdPartyIdent(ident);
    if (!parsed) return refused({ kind: 'third-party-unknown' });
    const answer = await this.#api.open(parsed);
    const isOver = answer.ok && isOverOnArrival(answer.value.session.expiresAt, this.#clock.now());
    return isOver ? refused({ kind: 'over-on-arrival' }) : answer;
  }
}
