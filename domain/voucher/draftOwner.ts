import type { Instant } from '../core/instant.ts';

/** Long enough to redeem the remainder without retyping, short enough for a shared device (ADR 12). */
export const FORM_FOR_THE_REST_MS = 30 * 60_000;

/** `mark` is a `voucherMark`; `until` is null while this voucher is in use. */
export interface DraftOwner {
  readonly mark: string;
  readonly until: Instant | null;
}

/** An implausibly late `until` counts as expired. */
export function areDraftsExpired(owner: DraftOwner | null, now: Instant): boolean {
  const until = owner?.until ?? null;
  return until !== null && !(now < until && until <= now + FORM_FOR_THE_REST_MS);
}

/** Drafts without an owner belong to no voucher: a code must never be mailed to the previous user. */
export function areDraftsOf(owner: DraftOwner | null, mark: string, now: Instant): boolean {
  return owner?.mark === mark && !areDraftsExpired(owner, now);
}
