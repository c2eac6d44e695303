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
  /** From the tab's storage after a page was loaded, not from an answer of the backend. */
  readonly isRestored: boolean;
}

/**
 * In milliseconds. A page hears nothing while it loads, and an answer may be older than what was told while it was on
 * its way; no call waits longer than this.
 */
const TOLD_AGAIN_FOR = 30_000;

/** A removal after an order does not hide what the order left. */
export function toldNow(next: Told, before: Told | null): Told {
  const isSame = before !== null && before.mark === next.mark && isRecent(before, next.at);
  return isSame ? { ...next, leftInCent: next.leftInCent ?? before.leftInCent } : next;
}

/**
 * What a tab that has told something does when another one shows a voucher: tells it again to one that has missed it,
 * and forgets it once a newer answer is shown. A balance that is what was left is no old one.
 */
export function onShown(told: Told | null, shown: Shown, now: Instant): 'tell-again' | 'forget' | 'keep' {
  if (told === null || told.mark !== shown.mark || !isRecent(told, now)) return 'keep';
  if (told.leftInCent === shown.balanceInCent) return shown.isRestored ? 'keep' : 'forget';
  return shown.isRestored || told.leftInCent !== null ? 'tell-again' : 'forget';
}

function isRecent({ at }: Told, now: Instant): boolean {
  return Math.abs(now - at) <= TOLD_AGAIN_FOR;
}
