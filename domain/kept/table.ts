import type { KeptFlash } from './keptFlash.ts';
import type { HelpSource } from '../help/helpSource.ts';
import type { KeptRequest } from '../help/supportRequest.ts';
import type { Basket } from '../basket/basket.ts';
import type { ChargeEntry } from '../charge/chargeEntry.ts';
import type { KeptCharge } from '../charge/keptCharge.ts';
import type { Instant } from '../core/instant.ts';
import type { ChargeReceipt, PendingCharge } from '../charge/chargeOrder.ts';
import type { TopUpPlace } from '../charge/topUpPlace.ts';
import type { CustomerDraft } from '../customer/customer.ts';
import type { DonationDraft, DonationReceipt, PendingDonation } from '../donation/donation.ts';
import type { KeptFraudData } from '../fraud/keptFraudData.ts';
import type { KeptTicket } from '../help/keptTicket.ts';
import type { Money } from '../money/money.ts';
import type { HeardPayment } from '../payment/heardPayments.ts';
import type { ReactivationId } from '../reactivation/reactivation.ts';
import type { ShopChoice } from '../redemption/draft.ts';
import type { Receipt } from '../redemption/receipt.ts';
import type { PendingRedemption } from '../redemption/redemption.ts';
import type { StartingPoint } from '../orders/startingPoint.ts';
import type { RememberedShops } from '../shop/rememberedShops.ts';
import type { Partner } from '../thirdParty/partner.ts';
import type { Wait } from '../voucher/backOff.ts';
import type { OrderEntry } from '../voucherOrder/orderEntry.ts';
import type { VoucherOrder } from '../voucherOrder/voucherOrder.ts';
import type { VoucherOrderReceipt, PendingVoucherOrder } from '../voucherOrder/pendingVoucherOrder.ts';
import type { DraftOwner } from '../voucher/draftOwner.ts';
import type { KeptPart } from './retention.ts';
import type { Voucher, VoucherSession, VoucherToken } from '../voucher/voucher.ts';

declare const holds: unique symbol;

/** A row of the table: a key of the browser's storage, for a value of type `T`. */
export interface KeptRow<T> {
  /** The key in the browser's storage: the row's name, and the version of the value's shape. */
  readonly text: string;
  /** `sessionStorage` or `localStorage`. */
  readonly where: 'tab' | 'device';
  /**
   * When it is removed: with a part of what is kept of a voucher, with an order's outcome, or only with tab or device.
   */
  readonly leavesWith: KeptPart | 'order' | 'tab' | 'device';
  readonly [holds]?: T;
}

type Unnamed<T> = Omit<KeptRow<T>, 'text'>;

const tab = <T>(leavesWith: KeptPart | 'order' | 'tab'): Unnamed<T> => ({ where: 'tab', leavesWith });
const device = <T>(leavesWith: 'memory' | 'device' = 'device'): Unnamed<T> => ({
  where: 'device',
  leavesWith,
});

type Named<Rows> = {
  readonly [Name in keyof Rows]: Rows[Name] extends Unnamed<infer T> ? KeptRow<T> : never;
};

function named<Rows extends Readonly<Record<string, Unnamed<unknown>>>>(rows: Rows): Named<Rows> {
  const all = Object.entries(rows).map(([name, row]) => [name, { ...row, text: `${name}.v1` }]);
  // Each row is made of its own.
  return Object.fromEntries(all) as Named<Rows>;
}

/** The voucher without what other keys hold (product 13.1). */
type VoucherKept = Omit<Voucher, 'isPrepaid'> & Pick<VoucherSession, 'partner' | 'firstEnd'>;

/**
 * Everything that is stored in the browser; nothing is stored under another key. A value whose shape changes needs a new
 * name, because open tabs hold the old one. A test compares the table with the one in `docs/architecture.md`.
 */
export const KEPT = named({
  voucher: tab<VoucherKept>('session'),
  voucherToken: tab<VoucherToken>('session'),
  tokenExpiry: tab<Instant>('session'),
  isPrepaid: tab<boolean>('session'),

  lastVoucher: tab<string>('holder'),
  draftsOf: tab<DraftOwner>('drafts'),
  customerDraft: tab<CustomerDraft>('drafts'),
  redemptionDraft: tab<ShopChoice>('drafts'),
  basket: tab<Basket>('drafts'),
  valuePicks: tab<readonly ShopChoice[]>('drafts'),
  startingPoint: tab<StartingPoint>('drafts'),
  donationDraft: tab<DonationDraft>('drafts'),

  balanceAfter: tab<Money>('remainder'),
  chargeEntry: tab<ChargeEntry>('charge'),
  topUpPlace: tab<TopUpPlace>('charge'),
  charge: tab<KeptCharge>('charge'),
  voucherOrderEntry: tab<OrderEntry>('charge'),
  voucherOrder: tab<VoucherOrder>('charge'),
  receipt: tab<Receipt>('receipts'),
  /** The mark of the voucher that the receipt's redemption spent from. */
  redeemedFrom: tab<string>('receipts'),
  donationReceipt: tab<DonationReceipt>('receipts'),
  voucherOrderReceipt: tab<VoucherOrderReceipt>('receipts'),
  chargeReceipt: tab<ChargeReceipt>('charged'),
  partner: tab<Partner>('partner'),
  reactivation: tab<ReactivationId>('charge'),

  helpDraft: tab<KeptRequest>('requests'),
  helpContext: tab<HelpSource & { readonly at: Instant }>('help'),
  fraudDraft: tab<KeptFraudData>('requests'),
  helpTicket: tab<KeptTicket>('help'),

  pendingRedemption: tab<PendingRedemption>('order'),
  pendingDonation: tab<PendingDonation>('order'),
  pendingCharge: tab<PendingCharge>('order'),
  pendingVoucherOrder: tab<PendingVoucherOrder>('order'),

  codeWait: tab<Wait>('tab'),
  payments: tab<readonly HeardPayment[]>('tab'),
  flashes: tab<readonly KeptFlash[]>('tab'),
  pendingReveal: tab<Instant>('tab'),
  reloaded: tab<Instant>('tab'),
  /** Removed as soon as it was written. */
  probe: tab<string>('tab'),

  language: device<string>(),
  payback: device<boolean>(),
  category: device<string>(),
  variation: device<string>(),
  prepaidEndAmount: device<number>(),
  rememberedShops: device<RememberedShops>('memory'),
});

/** Pending orders: only their `PendingOrderStore` reads, writes and removes them, since it compares the order's id. */
type PendingOrderKey = 'pendingRedemption' | 'pendingDonation' | 'pendingCharge' | 'pendingVoucherOrder';

/** The name of a value that use cases may read, write and forget. */
export type KeptKey = Exclude<keyof typeof KEPT, PendingOrderKey>;

/** What is kept under a key. */
export type KeptValue<Key extends KeptKey> = (typeof KEPT)[Key] extends KeptRow<infer T> ? T : never;

/** Returns the row of a key. */
export function keptRow<Key extends KeptKey>(key: Key): KeptRow<KeptValue<Key>> {
  // The compiler does not see that a row by its name is the row of that name's value.
  return KEPT[key] as KeptRow<KeptValue<Key>>;
}

/** Returns the keys that leave with one of these parts, of tab and device. */
export function keysLeavingWith(parts: readonly KeptPart[]): readonly KeptKey[] {
  const names = Object.keys(KEPT) as KeptKey[];
  return names.filter((name) => (parts as readonly string[]).includes(KEPT[name].leavesWith));
}
