import type { Instant } from '../core/instant.ts';
import { ofVoucher } from '../orders/openPress.ts';

/** What the device notes of a removal, for tabs that could not hear of it: no serial number, no personal data. */
export interface Removal {
  /** A hash of the removed voucher's mark (`ofVoucher`); null if all data were removed. */
  readonly of: string | null;
  readonly at: Instant;
}

/** A tab that was discarded longer ago does not learn of the removal. In milliseconds. */
const STORED_FOR = 30 * 24 * 60 * 60_000;
const MOST = 50;

/** Of the device's removals, and of those that the tab has followed; 0 without one. */
export function latestRemoval(removals: readonly Removal[], emptySince: Instant | null): Instant {
  return Math.max(emptySince ?? 0, ...removals.map(({ at }) => at));
}

/** True if a removal concerns the tab: it is of its last voucher, or the tab has none that its values could be of. */
export function isOfTab(mark: string | null, lastVoucher: string | null): boolean {
  return mark === null || lastVoucher === null || mark === lastVoucher;
}

/**
 * Whether a voucher or all data were removed while a tab could not hear of it: it was loading, discarded by the browser,
 * or in the bfcache.
 * @param emptySince the last removal that the tab has followed
 */
export function isRemovalMissed(
  removals: readonly Removal[],
  emptySince: Instant | null,
  lastVoucher: string | null,
): boolean {
  const last = lastVoucher === null ? null : ofVoucher(lastVoucher);
  return removals.some(({ of, at }) => at > (emptySince ?? 0) && isOfTab(of, last));
}

/** The removal of all data replaces what is noted of single vouchers. `mark` is null for it. */
export function withRemoval(
  removals: readonly Removal[],
  mark: string | null,
  at: Instant,
): readonly Removal[] {
  const own = { of: mark === null ? null : ofVoucher(mark), at };
  const others = own.of === null ? [] : removals.filter((one) => at - one.at < STORED_FOR);
  return [...others, own].slice(-MOST);
}

/** After the removal of this voucher was undone. */
export function withoutRemoval(removals: readonly Removal[], mark: string): readonly Removal[] {
  return removals.filter(({ of }) => of !== ofVoucher(mark));
}
