import type { Clock } from '#application/ports/clock.ts';
import type { Log, LogEvent } from '#application/ports/log.ts';
import type { OpenOrder, PendingOrderStore } from '#application/orders/pendingOrderStore.ts';
import type { VoucherStore } from '#application/voucher/voucherStore.ts';
import type { OtherTabs } from '#application/ports/otherTabs.ts';
import type { Instant } from '#domain/core/instant.ts';
import { done } from '#domain/core/result.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';
import type { PendingDonation } from '#domain/donation/donation.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import { refusal } from './answers.ts';
import { now } from './moments.ts';

/** Other tabs that hear of which vouchers they are told. */
export function fakeOtherTabs(): OtherTabs & { readonly heard: string[] } {
  const heard: string[] = [];
  const listeners = new Set<(mark: string) => void>();
  return {
    heard,
    tellForgotten: (mark) => {
      heard.push(mark);
      for (const listener of listeners) listener(mark);
    },
    onForgotten: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a fake pendingStore finds, and how it behaves. */
export interface PendingStoreKept<Order> {
  underWay?: Order;
  /** The browser does not keep the note of an order. */
  forgetful?: boolean;
  /** Whether the browser is known to keep notes longer than the page. */
  lasts?: boolean;
}

/** The notes of one kind of order; `idOf` tells orders apart, `other` is an open one of another kind. */
export function fakePendingStore<Order extends PendingOrder>(
  idOf: (order: Order) => string,
  { underWay, forgetful = false, lasts = true }: PendingStoreKept<Order> = {},
  other: () => OpenOrder | null = () => null,
): PendingOrderStore<Order> {
  let stored = underWay ?? null;
  return {
    other,
    read: () => stored,
    write: (order) => {
      stored = order;
      return !forgetful;
    },
    remove: (id) => {
      const isStored = stored !== null && idOf(stored) === id;
      if (isStored) stored = null;
      return isStored;
    },
    lasts: () => lasts,
  };
}

/** The note of an open redemption. */
export const fakeRedemptionPendingStore = (
  kept?: PendingStoreKept<PendingRedemption>,
  other?: () => OpenOrder | null,
) => fakePendingStore<PendingRedemption>(({ quote }) => quote.id, kept, other);

/** The note of an open donation. */
export const fakeDonationPendingStore = (
  kept?: PendingStoreKept<PendingDonation>,
  other?: () => OpenOrder | null,
) => fakePendingStore<PendingDonation>(({ id }) => id, kept, other);

/** A token that says of its voucher what the tab has stored. */
export const tokenOf = (store: Pick<VoucherStore, 'read'>) => async () => {
  const session = store.read();
  return session ? done(session) : refusal('unreadable-answer');
};

/** A log that is read by the test. */
export function fakeLog(): Log & { readonly events: LogEvent[] } {
  const events: LogEvent[] = [];
  return { events, warn: (event) => void events.push(event) };
}

/** A clock that stands still. */
export const clockAt = (instant: Instant = now): Clock => ({ now: () => instant });
