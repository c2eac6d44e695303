import type { Instant } from '../core/instant.ts';

/** What a tab told the others about a voucher that it removed or spent from. */
export interface Told {
  readonly mark: string;
  /** What was left, in minor units; null if nothing was spent or the rest is unknown. */
  readonly leftInCent: number | null;
  readonly at: Instant;
}

/** A tab shows a voucher from now on. */
export interface Shown {
  readonly mark: string;
  /** In minor units. */
  readonly balanceInCent: number;
  /** By a page that was loaded or comes from the browser's cache, not by an answer of the backend. */
  readonly isRestored: boolean;
}

/**
 * In milliseconds. An answer may be older than what was told while it was on its way; no call waits longer than this.
 * A page of a removed voucher loads within it too.
 */
const TOLD_AGAIN_FOR = 30_000;

/** A removal after an order does not hide what the order left. */
export function toldNow(next: Told, before: Told | null): Told {
  const isHidden = next.leftInCent === null && before?.mark === next.mark && before.leftInCent !== null;
  return isHidden ? before : next;
}

/** What a tab has still told after it shows a voucher itself: a code that is entered again counts from then on. */
export function stillTold(told: Told | null, shown: Shown): Told | null {
  return !shown.isRestored && told?.mark === shown.mark ? null : told;
}

/**
 * What a tab that has told something does when another one shows a voucher: tells it again to one that has missed it,
 * and forgets it once a newer answer is shown. A balance that is not above what was left is no older one; one above it
 * may come from a top-up, but not within the time that an answer is on its way.
 */
export function onShown(told: Told | null, shown: Shown, now: Instant): 'tell-again' | 'forget' | 'keep' {
  if (told === null || told.mark !== shown.mark) return 'keep';
  const { leftInCent: left, at } = told;
  const isRecent = Math.abs(now - at) <= TOLD_AGAIN_FOR;
  const isOlder = left !== null && shown.balanceInCent > left;
  if (shown.isRestored) return isOlder || (left === null && isRecent) ? 'tell-again' : 'keep';
  return isOlder && isRecent ? 'tell-again' : 'forget';
}
