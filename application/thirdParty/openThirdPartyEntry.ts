import type { Instant } from '#domain/core/instant.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type ThirdPartyIdent, parseThirdPartyIdent } from '#domain/thirdParty/ident.ts';
import type { Partner } from '#domain/thirdParty/partner.ts';
import { isOverOnArrival } from '#domain/voucher/tokenTimer.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { Clock } from '../ports/clock.ts';
import type { TakeVoucher } from '../voucher/takeVoucher.ts';

/** The voucher behind a partner's link, not in use yet, and the partner with the way back. */
export interface ThirdPartyEntry {
  readonly session: VoucherSession;
  readonly partner: Partner;
}

/** An entry, with what `TakeVoucher.begin` returned before the backend was asked. */
export interface OpenedEntry extends ThirdPartyEntry {
  readonly seen: Instant;
}

/** The link replaces the code, so the call needs neither code nor captcha. */
export interface ThirdPartyApi {
  /** Refuses with `third-party-unknown`, `partner-unavailable` or a voucher problem such as `already-redeemed`. */
  open(ident: ThirdPartyIdent): Promise<Result<ThirdPartyEntry, Problem>>;
}

/** Changes nothing in this tab; `TakeThirdPartyEntry` does. */
export class OpenThirdPartyEntry {
  readonly #api: ThirdPartyApi;
  readonly #take: Pick<TakeVoucher, 'begin'>;
  readonly #clock: Clock;

  constructor(api: ThirdPartyApi, take: Pick<TakeVoucher, 'begin'>, clock: Clock) {
    this.#api = api;
    this.#take = take;
    this.#clock = clock;
  }

  /** `ident` is the unchecked last path segment. Refuses with `over-on-arrival` if the session is about to end. */
  async execute(ident: string): Promise<Result<OpenedEntry, Problem>> {
    const parsed = parseThirdPartyIdent(ident);
    if (!parsed) return refused({ kind: 'third-party-unknown' });
    const seen = this.#take.begin();
    const answer = await this.#api.open(parsed);
    if (!answer.ok) return answer;
    const isOver = isOverOnArrival(answer.value.session.expiresAt, this.#clock.now());
    return isOver ? refused({ kind: 'over-on-arrival' }) : done({ ...answer.value, seen });
  }
}
