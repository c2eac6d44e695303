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
import type { Email } from '../customer/email.ts';
import type { MaskedEmail } from '../customer/maskEmail.ts';
import type { DonationDraft, DonationReceipt, PendingDonation } from '../donation/donation.ts';
import type { KeptFraudData } from '../fraud/keptFraudData.ts';
import type { KeptTicket } from '../help/keptTicket.ts';
import type { Money } from '../money/money.ts';
import type { HeardPayment } from '../payment/heardPayments.ts';
import type { ReactivationId } from '../reactivation/reactivation.ts';
import type { ShopChoice } from '../redemption/draft.ts';
import type { Receipt } from '../redemption/receipt.ts';
import type { Recipient } from '../redemption/recipient.ts';
import type { PendingRedemption } from '../redemption/redemption.ts';
import type { OpenPress } from '../orders/openPress.ts';
import type { OrderName } from '../orders/orderSteps.ts';
import type { StartingPoint } from '../orders/startingPoint.ts';
import type { RememberedShops } from '../shop/rememberedShops.ts';
import type { Partner } from '../thirdParty/partner.ts';
import type { Wait } from '../voucher/codeWait.ts';
import type { MoneyNews } from '../voucher/moneyNews.ts';
import type { OrderEntry } from '../voucherOrder/orderEntry.ts';
import type { VoucherOrder } from '../voucherOrder/voucherOrder.ts';
import type { VoucherOrderReceipt, PendingVoucherOrder } from '../voucherOrder/pendingVoucherOrder.ts';
import type { Removal } from './removals.ts';
import type { KeptPart } from './retention.ts';
import type { Voucher, VoucherSession, VoucherToken } from '../voucher/voucher.ts';

declare const holds: unique symbol;

export interface KeptRow<T> {
  /** The storage key: the row's name and its schema version. */
  readonly text: string;
  readonly where: 'tab' | 'device';
  /** When the value is removed: with a part, an order's outcome, the tab or the device. */
  readonly leavesWith: KeptPart | 'order' | 'tab' | 'device';
  /** The kind of a pending order. */
  readonly of?: OrderName;
  readonly [holds]?: T;
}

type Unnamed<T> = Omit<KeptRow<T>, 'text'>;

const tab = <T>(leavesWith: KeptPart | 'order' | 'tab'): Unnamed<T> => ({ where: 'tab', leavesWith });
const device = <T>(leavesWith: 'memory' | 'device' = 'device'): Unnamed<T> => ({
  where: 'device',
  leavesWith,
});

/** A pending order, one of each kind. */
const pending = <T>(of: OrderName): Unnamed<T> => ({ ...tab<T>('order'), of });

type Named<Rows> = {
  readonly [Name in keyof Rows]: Rows[Name] extends Unnamed<infer T> ? KeptRow<T> : never;
};

function named<Rows extends Readonly<Record<string, Unnamed<unknown>>>>(rows: Rows): Named<Rows> {
  const all = Object.entries(rows).map(([name, row]) => [name, { ...row, text: `${name}.v1` }]);
  // Sound: `map` keeps each name with its own row.
  return Object.fromEntries(all) as Named<Rows>;
}

/** Without the fields that other keys store. */
type VoucherKept = Omit<Voucher, 'isPrepaid'> & Pick<VoucherSession, 'partner' | 'firstEnd'>;

type WithMaskedEmail<T> = Omit<T, 'email'> & { readonly email: MaskedEmail };

/**
 * Everything stored in the browser (product 13.1). A changed shape needs a new key, because open tabs use the old one.
 * A test compares this table with `docs/stored-values.md`.
 */
export const KEPT = named({
  voucher: tab<VoucherKept>('session'),
  voucherToken: tab<VoucherToken>('session'),
  tokenExpiry: tab<Instant>('session'),
  isPrepaid: tab<boolean>('session'),

  lastVoucher: tab<string>('holder'),
  /** The latest news when this tab learnt the balance of its last voucher (`missedNews`). */
  moneySeen: tab<Instant>('holder'),
  /** The mark of the voucher that the drafts were typed for. */
  draftOwner: tab<string>('drafts'),
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
  receipt: tab<WithMaskedEmail<Omit<Receipt, 'recipient'>>>('receipts'),
  /** The mark of the voucher that the receipt is about. */
  redeemedFrom: tab<string>('receipts'),
  donationReceipt: tab<WithMaskedEmail<DonationReceipt>>('receipts'),
  voucherOrderReceipt: tab<WithMaskedEmail<VoucherOrderReceipt>>('receipts'),
  /** When the user last typed, or the last voucher ended. */
  usedAt: tab<Instant>('addresses'),
  /** The mark of the last voucher, as long as its orders may show their address. */
  addressee: tab<string>('addresses'),
  /** The receipts' addresses, of which the receipts themselves have only the masked ones. */
  redeemedTo: tab<Email>('addresses'),
  donatedTo: tab<Email>('addresses'),
  /** The recipient of the redemption's goods, whom its receipt does not have. */
  recipient: tab<Recipient>('addresses'),
  chargeReceipt: tab<ChargeReceipt>('charged'),
  partner: tab<Partner>('partner'),
  reactivation: tab<ReactivationId>('check'),

  helpDraft: tab<KeptRequest>('requests'),
  helpContext: tab<HelpSource & { readonly at: Instant }>('help'),
  fraudDraft: tab<KeptFraudData>('requests'),
  helpTicket: tab<KeptTicket>('help'),

  pendingRedemption: pending<PendingRedemption>('redemption'),
  pendingDonation: pending<PendingDonation>('donation'),
  pendingCharge: pending<PendingCharge>('charge'),
  pendingVoucherOrder: pending<PendingVoucherOrder>('voucher-order'),

  codeWait: tab<Wait>('tab'),
  payments: tab<readonly HeardPayment[]>('tab'),
  flashes: tab<readonly KeptFlash[]>('tab'),
  pendingReveal: tab<Instant>('tab'),
  /** Ids of the orders that this tab has noted in `openPresses`. */
  pressedHere: tab<readonly string[]>('tab'),
  /** The last removal by a user that this tab has followed. */
  emptySince: tab<Instant>('tab'),
  reloaded: tab<Instant>('tab'),
  /** Tests whether the storage works; removed immediately. */
  probe: tab<string>('tab'),

  language: device<string>(),
  payback: device<boolean>(),
  category: device<string>(),
  variation: device<string>(),
  prepaidEndAmount: device<number>(),
  /** What users removed from this device, for tabs that could not hear of it. */
  removals: device<readonly Removal[]>(),
  /** Orders of all tabs that are not settled yet. */
  openPresses: device<readonly OpenPress[]>(),
  /** Which vouchers' balances have changed. */
  moneyNews: device<readonly MoneyNews[]>(),
  rememberedShops: device<RememberedShops>('memory'),
});

/** Only `PendingOrderStore` accesses pending orders, since it compares the order's id before a change. */
type PendingOrderKey = Exclude<Extract<keyof typeof KEPT, `pending${string}`>, 'pendingReveal'>;

export type KeptKey = Exclude<keyof typeof KEPT, PendingOrderKey>;

export type KeptValue<Key extends KeptKey> = (typeof KEPT)[Key] extends KeptRow<infer T> ? T : never;

export function keptRow<Key extends KeptKey>(key: Key): KeptRow<KeptValue<Key>> {
  // TypeScript cannot relate a generic key to its row's value type.
  return KEPT[key] as KeptRow<KeptValue<Key>>;
}

export function keysLeavingWith(parts: readonly KeptPart[]): readonly KeptKey[] {
  const names = Object.keys(KEPT) as KeptKey[];
  return names.filter((name) => (parts as readonly string[]).includes(KEPT[name].leavesWith));
}
