import type { OpenOrder } from '#domain/orders/openOrder.ts';
import type { Clock, DeviceClock } from '#application/ports/clock.ts';
import type { Fact } from '#domain/operation/vocabulary.ts';
import type { Log, LogEvent } from '#application/ports/log.ts';
import type { PendingOrderStore } from '#application/orders/pendingOrderStore.ts';
import type { VoucherStore } from '#application/voucher/voucherStore.ts';
import type { OtherTabs } from '#application/ports/otherTabs.ts';
import type { Instant } from '#domain/core/instant.ts';
import { done } from '#domain/core/result.ts';
import { consoleWarn } from '#infrastructure/log/consoleWarn.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';
import type { PendingDonation } from '#domain/donation/donation.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import { refusal } from './answers.ts';
import { now } from './moments.ts';

/** Other tabs; records the forgotten vouchers that they are told. */
export function fakeOtherTabs(): OtherTabs & {
  readonly heard: string[];
} {
  const heard: string[] = [];
  const listeners = new Set<(mark: string) => void>();
  const removals = new Set<(mark: string | null) => void>();
  return {
    heard,
    notifyForgotten: (mark) => {
      heard.push(mark);
      for (const listener of listeners) listener(mark);
    },
    onForgotten: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notifyRemoved: (mark) => {
      for (const listener of removals) listener(mark);
    },
    onRemoved: (listener) => {
      removals.add(listener);
      return () => removals.delete(listener);
    },
  };
}

/** State and behaviour of a fake pending order store. */
export interface PendingStoreKept<Order> {
  pendingOrder?: Order;
  /** The browser refuses to store the pending order. */
  forgetful?: boolean;
  /** Whether stored pending orders outlive the page. */
  lasts?: boolean;
}

/**
 * Stores pending orders of one kind.
 * @param idOf identifies an order
 * @param other returns an open order of another kind
 */
export function fakePendingStore<Order extends PendingOrder>(
  idOf: (order: Order) => string,
  { pendingOrder, forgetful = false, lasts = true }: PendingStoreKept<Order> = {},
  other: () => OpenOrder | null = () => null,
): PendingOrderStore<Order> {
  let stored = pendingOrder ?? null;
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

export const fakeRedemptionPendingStore = (
  kept?: PendingStoreKept<PendingRedemption>,
  other?: () => OpenOrder | null,
) => fakePendingStore<PendingRedemption>(({ quote }) => quote.id, kept, other);

export const fakeDonationPendingStore = (
  kept?: PendingStoreKept<PendingDonation>,
  other?: () => OpenOrder | null,
) => fakePendingStore<PendingDonation>(({ id }) => id, kept, other);

/** A token whose payload equals the stored voucher. */
export const tokenOf = (store: Pick<VoucherStore, 'read'>) => async () => {
  const session = store.read();
  return session ? done(session) : refusal('unreadable-answer');
};

/** Records what it is told. A page that would show the key of a missing text fails the test, by its console. */
export function fakeLog(): Log & { readonly events: LogEvent[]; readonly facts: Fact[] } {
  const events: LogEvent[] = [];
  const facts: Fact[] = [];
  const warn = (event: LogEvent) => {
    events.push(event);
    if (event.event === 'text-missing') consoleWarn(event);
  };
  return { events, facts, warn, record: (fact) => void facts.push(fact) };
}

/** A clock that stands still. */
export const clockAt = (instant: Instant = now, device: Instant = instant): Clock & DeviceClock => ({
  now: () => instant,
  deviceNow: () => device,
});
