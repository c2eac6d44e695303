import type { Instant } from '../core/instant.ts';

/**
 * How long a filled-in form outlasts a redemption, in milliseconds: whoever redeems the rest types nothing twice, and
 * the next person at a shared device finds nothing (ADR 30).
 */
export const FORM_FOR_THE_REST_MS = 30 * 60_000;

/** For which voucher something was typed and chosen, and until when it is kept; `null` as long as that is in use. */
export interface BelongingsOwner {
  readonly mark: string;
  readonly until: Instant | null;
}

/** Whether the time of what was typed is over, whoever comes next. */
export function areOver(owner: BelongingsOwner | null, now: Instant): boolean {
  const until = owner?.until ?? null;
  return until !== null && !(now < until && until <= now + FORM_FOR_THE_REST_MS);
}

/**
 * Whether what was typed and chosen belongs to the voucher of this mark. What nobody owns is taken for another's: a
 * code must never be mailed to the person before.
 */
export function belongTo(owner: BelongingsOwner | null, mark: string, now: Instant): boolean {
  return owner?.mark === mark && !areOver(owner, now);
}
