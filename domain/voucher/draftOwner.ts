import type { Instant } from '../core/instant.ts';

/**
 * How long a filled-in form is kept after an order, in milliseconds (30 minutes): people who redeem what remains need
 * not type it again, and the next person at a shared device does not find it (ADR 12).
 */
export const FORM_FOR_THE_REST_MS = 30 * 60_000;

/**
 * For which voucher (`voucherMark`) the drafts of this tab were made, and until when they are kept; `until` is null
 * while that voucher is in use.
 */
export interface DraftOwner {
  readonly mark: string;
  readonly until: Instant | null;
}

/**
 * True if the time of the drafts is over, for every voucher. An end further ahead than they are ever kept is not
 * believed.
 */
export function areDraftsExpired(owner: DraftOwner | null, now: Instant): boolean {
  const until = owner?.until ?? null;
  return until !== null && !(now < until && until <= now + FORM_FOR_THE_REST_MS);
}

/**
 * True if the drafts belong to the voucher of this mark. Drafts without an owner count as another voucher's: a code
 * must never be mailed to the person before.
 */
export function areDraftsOf(owner: DraftOwner | null, mark: string, now: Instant): boolean {
  return owner?.mark === mark && !areDraftsExpired(owner, now);
}
