import type { StartingPoint } from '#domain/orders/startingPoint.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Belongings } from '#application/ports/belongings.ts';
import type { Drafts } from '#application/ports/drafts.ts';
import type { Log, LogEvent } from '#application/ports/log.ts';
import type { OpenOrder, OpenOrders, OrderBook } from '#application/orders/orderBook.ts';
import type { OtherTabs } from '#application/ports/otherTabs.ts';
import type { Receipts } from '#application/ports/receipts.ts';
import type { VoucherStore } from '#application/ports/voucherStore.ts';
import type { Instant } from '#domain/core/instant.ts';
import { done } from '#domain/core/result.ts';
import type { Basket } from '#domain/basket/basket.ts';
import { type CustomerDraft, EMPTY_DRAFT } from '#domain/customer/customer.ts';
import type { Money } from '#domain/money/money.ts';
import type { ShopChoice } from '#domain/redemption/draft.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { type OrderName, type OrderNote, isUnsettled } from '#domain/orders/note.ts';
import type { DonationUnderWay } from '#domain/donation/donation.ts';
import type { OrderUnderWay } from '#domain/redemption/redemption.ts';
import type { BelongingsOwner } from '#domain/voucher/belongings.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { refusal } from './answers.ts';
import { now } from './moments.ts';

/** A tab's store, with a voucher in it or without. */
export function fakeVoucherStore(
  kept: VoucherSession | null = null,
  readRedeemed: VoucherStore['readRedeemed'] = () => null,
): VoucherStore & { clear(): void; clearBalanceAfter(): void } {
  let session = kept;
  let balanceAfter: Money | null = null;
  return {
    read: () => session,
    write: (next) => {
      session = next;
    },
    clear: () => {
      session = null;
    },
    readBalanceAfter: () => balanceAfter,
    readRedeemed,
    writeBalanceAfter: (balance) => {
      balanceAfter = balance;
    },
    clearBalanceAfter: () => {
      balanceAfter = null;
    },
  };
}

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

/** What was typed and chosen in this session. */
export function fakeDrafts(
  kept: { customer?: CustomerDraft; redemption?: ShopChoice; basket?: Basket } = {},
): Drafts & { clear(): void } {
  let { customer = EMPTY_DRAFT } = kept;
  let redemption = kept.redemption ?? null;
  const picks = new Map<string, number>();
  let beganAt: StartingPoint | null = null;
  let basket = kept.basket ?? [];
  return {
    readCustomer: () => customer,
    writeCustomer: (draft) => {
      customer = draft;
    },
    readRedemption: () => redemption,
    writeRedemption: (draft) => {
      redemption = draft;
    },
    clearRedemption: () => {
      redemption = null;
    },
    readPick: (shopId) => picks.get(shopId) ?? null,
    writePick: ({ shopId, valueInCent }) => void picks.set(shopId, valueInCent),
    readStartingPoint: () => beganAt,
    writeStartingPoint: (next) => {
      beganAt = next;
    },
    readBasket: () => basket,
    writeBasket: (next) => {
      basket = next;
    },
    clear: () => {
      customer = EMPTY_DRAFT;
      redemption = null;
      picks.clear();
      beganAt = null;
      basket = [];
    },
  };
}

/** Whose what was typed and chosen is; what belongs to nobody yet belongs to the voucher in use. */
export function fakeBelongings(
  drafts: Pick<ReturnType<typeof fakeDrafts>, 'clear'> = fakeDrafts(),
  owned: BelongingsOwner | null = null,
): Belongings & { clear(): void; forgetHolder(): void } {
  let owner = owned;
  let holder = owned?.mark ?? null;
  return {
    readOwner: () => owner,
    writeOwner: (next) => {
      owner = next;
      holder = next.mark;
    },
    readHolder: () => holder,
    forgetHolder: () => {
      holder = null;
    },
    clear: () => {
      owner = null;
      drafts.clear();
    },
  };
}

/** What a fake book finds, and how it behaves. */
export interface BookKept<Order> {
  underWay?: Order;
  /** The browser does not keep the note of an order. */
  forgetful?: boolean;
  /** Whether the browser is known to keep notes longer than the page. */
  lasts?: boolean;
}

/** The notes of one kind of order; `idOf` tells orders apart, `other` is an open one of another kind. */
export function fakeBook<Order extends OrderNote>(
  idOf: (order: Order) => string,
  { underWay, forgetful = false, lasts = true }: BookKept<Order> = {},
  other: () => OpenOrder | null = () => null,
): OrderBook<Order> {
  let noted = underWay ?? null;
  return {
    other,
    read: () => noted,
    write: (order) => {
      noted = order;
      return !forgetful;
    },
    remove: (id) => {
      const isNoted = noted !== null && idOf(noted) === id;
      if (isNoted) noted = null;
      return isNoted;
    },
    lasts: () => lasts,
  };
}

/** The note of an open redemption. */
export const fakeRedemptionBook = (kept?: BookKept<OrderUnderWay>, other?: () => OpenOrder | null) =>
  fakeBook<OrderUnderWay>(({ quote }) => quote.id, kept, other);

/** The note of an open donation. */
export const fakeDonationBook = (kept?: BookKept<DonationUnderWay>, other?: () => OpenOrder | null) =>
  fakeBook<DonationUnderWay>(({ id }) => id, kept, other);

/** What of a note waits for its outcome, as far as every page has to know of it. */
export function openOf(kind: OrderName, note: Pick<OrderNote, 'standing'> | null): OpenOrder | null {
  if (note === null || !isUnsettled(note)) return null;
  return { kind, standing: note.standing === 'reserved' ? 'reserved' : 'sent' };
}

/** What of a tab's orders and donations waits for its outcome. */
export function fakeOpenOrders(
  redemptions: Pick<OrderBook<OrderUnderWay>, 'read'>,
  donations: Pick<OrderBook<DonationUnderWay>, 'read'> = { read: () => null },
): OpenOrders {
  return {
    find: () => openOf('redemption', redemptions.read()) ?? openOf('donation', donations.read()),
  };
}

/** A token that says of its voucher what the tab has stored. */
export const tokenOf = (store: Pick<VoucherStore, 'read'>) => async () => {
  const session = store.read();
  return session ? done(session) : refusal('unreadable-answer');
};

/** The receipt of this tab's last redemption. */
export function fakeReceipts(kept: Receipt | null = null): Receipts & { clear(): void } {
  let receipt = kept;
  return {
    read: () => receipt,
    write: (next) => {
      receipt = next;
    },
    clear: () => {
      receipt = null;
    },
  };
}

/** A log that is read by the test. */
export function fakeLog(): Log & { readonly events: LogEvent[] } {
  const events: LogEvent[] = [];
  return { events, warn: (event) => void events.push(event) };
}

/** A clock that stands still. */
export const clockAt = (instant: Instant = now): Clock => ({ now: () => instant });
