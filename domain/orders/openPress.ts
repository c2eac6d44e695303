import { hashOf } from '../core/hash.ts';
import type { Instant } from '../core/instant.ts';
import { LATEST_ARRIVAL_MS } from './lapse.ts';
import type { OrderName } from './orderSteps.ts';

/**
 * A press whose order is not settled yet, as every tab of this browser knows it (ADR 13): no amount, no person, and
 * hashes in place of marks.
 */
export interface OpenPress {
  /** What no two tabs may order at once: `ofVoucher`, `OF_NEW_VOUCHERS`. */
  readonly of: readonly string[];
  readonly kind: OrderName;
  /** The order's id, by which any tab can look it up. */
  readonly id: string;
  readonly at: Instant;
  /**
   * `known`: the backend has confirmed the order, or reported another one, so that "no such order" proves nothing.
   * `missed`: it did not know the order, which may still arrive for a minute after the press.
   */
  readonly standing: 'sent' | 'known' | 'missed';
}

/** After this time since the press, no call that was sent then is still on its way; milliseconds. */
export const LATEST_CALL_MS = 60_000;

/** Orders of new vouchers, which belong to no voucher in use. One browser storage serves one site. */
export const OF_NEW_VOUCHERS = 'new-vouchers';

/** @param mark names the voucher (`voucherMark`); an order that tops it up names it by its serial number */
export const ofVoucher = (mark: string): string => hashOf(`voucher ${mark}`);

/** True until the press is so long ago that it holds no other one back. */
export function isOpen({ at, standing }: OpenPress, now: Instant): boolean {
  return Math.abs(now - at) < (standing === 'missed' ? LATEST_CALL_MS : LATEST_ARRIVAL_MS);
}

/** The open press about any of `of` that was noted first, except those of `here`; null without one. */
export function pressElsewhere(
  all: readonly OpenPress[],
  of: readonly string[],
  here: readonly string[],
  now: Instant,
): OpenPress | null {
  return (
    all.find(
      (press) =>
        isOpen(press, now) && !here.includes(press.id) && press.of.some((subject) => of.includes(subject)),
    ) ?? null
  );
}
