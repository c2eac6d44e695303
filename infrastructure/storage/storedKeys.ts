import type { KeptRequest } from '#application/ports/helpNotes.ts';
import type { LedToHelp } from '#application/ports/keptHint.ts';
import type { KeptFlash } from '#application/ports/keptFlashes.ts';
import type { Basket } from '#domain/basket/basket.ts';
import type { ChargeEntry } from '#domain/charge/chargeEntry.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { ChargeReceipt, ChargeUnderWay } from '#domain/charge/chargeOrder.ts';
import type { TopUpPlace } from '#domain/charge/topUpPlace.ts';
import type { CustomerDraft } from '#domain/customer/customer.ts';
import type { DonationDraft, DonationReceipt, DonationUnderWay } from '#domain/donation/donation.ts';
import type { FraudDraft } from '#domain/fraud/fraudData.ts';
import type { HelpTopic } from '#domain/help/helpTopic.ts';
import type { SupportTicket } from '#domain/help/supportRequest.ts';
import type { Currency, Money } from '#domain/money/money.ts';
import type { KnownPayment } from '#domain/payment/knownPayment.ts';
import type { ShopChoice } from '#domain/redemption/draft.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import type { OrderUnderWay } from '#domain/redemption/redemption.ts';
import type { StartingPoint } from '#domain/orders/startingPoint.ts';
import type { RememberedShops } from '#domain/shop/rememberedShops.ts';
import type { Partner } from '#domain/thirdParty/partner.ts';
import type { Wait } from '#domain/voucher/backOff.ts';
import type { OrderEntry } from '#domain/voucherOrder/orderEntry.ts';
import type { VoucherOrder } from '#domain/voucherOrder/voucherOrder.ts';
import type { VoucherOrderReceipt, VoucherOrderUnderWay } from '#domain/voucherOrder/voucherOrderNote.ts';
import type { BelongingsOwner } from '#domain/voucher/belongings.ts';
import type { KeptPart } from '#domain/voucher/retention.ts';
import type { Voucher, VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';

declare const holds: unique symbol;

/** A key of the browser's storage, for a value of type `T`. */
export interface StoredKey<T> {
  /**
   * The key itself, with the version of its shape. A new shape needs a new version, because open tabs hold the old one.
   */
  readonly text: string;
  /** Keys of earlier versions, which are still read, and removed together with this one. */
  readonly earlier: readonly string[];
  /** `sessionStorage` or `localStorage`. */
  readonly where: 'tab' | 'device';
  /**
   * When it is removed: with a part of what is kept of a voucher, with an order's outcome, or only with tab or device.
   */
  readonly leavesWith: KeptPart | 'order' | 'tab' | 'device';
  readonly [holds]?: T;
}

/** A key of which all is said but its text: that is its name in the table, and its version. */
interface Row<T> extends Omit<StoredKey<T>, 'text' | 'earlier'> {
  readonly version: number;
  /** The oldest version that is still read. */
  readonly oldest: number;
}

const tab = <T>(leavesWith: KeptPart | 'order' | 'tab', version = 1, oldest = version): Row<T> => ({
  where: 'tab',
  leavesWith,
  version,
  oldest,
});
const device = <T>(leavesWith: 'memory' | 'device' = 'device'): Row<T> => ({
  where: 'device',
  leavesWith,
  version: 1,
  oldest: 1,
});

type Named<Rows> = { readonly [Name in keyof Rows]: Rows[Name] extends Row<infer T> ? StoredKey<T> : never };

function named<Rows extends Readonly<Record<string, Row<unknown>>>>(rows: Rows): Named<Rows> {
  const keys = Object.entries(rows).map(([name, { version, oldest, ...row }]) => {
    const [text, ...earlier] = Array.from(
      { length: version - oldest + 1 },
      (_, age) => `${name}.v${version - age}`,
    );
    return [name, { ...row, text, earlier }];
  });
  // Each key is made of its own row.
  return Object.fromEntries(keys) as Named<Rows>;
}

/** The voucher without what other keys hold (specification 3, "Kept in the browser"). */
type VoucherKept = Omit<Voucher, 'isPrepaid'> & Pick<VoucherSession, 'partner' | 'firstEnd'>;

/** The charge that is prepared, under the specification's names: `redeemValue` is what is on the voucher. In cents. */
interface ChargeKept {
  readonly serialNumber: string;
  readonly token: string;
  readonly amount: number | null;
  readonly currency: Currency;
  readonly redeemValue: number;
  readonly min: number;
  readonly max: number;
}

/** What was last heard of a payment; never its order's number. */
interface HeardPayment extends Pick<KnownPayment, 'state' | 'isAwaited'> {
  readonly reference: string;
}

/**
 * Everything that is stored in the browser; nothing is stored under another key. A test compares it with the table in
 * `docs/architecture.md`.
 */
export const STORED = named({
  voucher: tab<VoucherKept>('session'),
  voucherToken: tab<VoucherToken>('session'),
  tokenExpiry: tab<Instant>('session'),
  isPrepaid: tab<boolean>('session'),

  lastVoucher: tab<string>('holder'),
  draftsOf: tab<BelongingsOwner>('belongings'),
  customerDraft: tab<CustomerDraft>('belongings'),
  redemptionDraft: tab<ShopChoice>('belongings'),
  basket: tab<Basket>('belongings'),
  valuePicks: tab<readonly ShopChoice[]>('belongings'),
  startingPoint: tab<StartingPoint>('belongings'),
  donationDraft: tab<DonationDraft>('belongings'),

  balanceAfter: tab<Money>('remainder'),
  chargeEntry: tab<ChargeEntry>('charge'),
  topUpPlace: tab<TopUpPlace>('charge'),
  charge: tab<ChargeKept>('charge'),
  voucherOrderEntry: tab<OrderEntry>('charge'),
  voucherOrder: tab<VoucherOrder>('charge'),
  receipt: tab<Receipt>('receipts', 2),
  donationReceipt: tab<DonationReceipt>('receipts'),
  voucherOrderReceipt: tab<VoucherOrderReceipt>('receipts'),
  chargeReceipt: tab<ChargeReceipt>('charged'),
  partner: tab<Partner>('partner'),
  reactivation: tab<string>('charge'),

  helpDraft: tab<KeptRequest>('requests'),
  helpHint: tab<LedToHelp & { readonly at: Instant }>('help'),
  fraudDraft: tab<FraudDraft & { readonly of: string; readonly edition: string }>('requests'),
  helpTicket: tab<SupportTicket & { readonly topic: HelpTopic }>('help'),

  orderUnderWay: tab<OrderUnderWay>('order', 3, 1),
  donationUnderWay: tab<DonationUnderWay>('order', 3, 1),
  chargeUnderWay: tab<ChargeUnderWay>('order', 2, 1),
  voucherOrderUnderWay: tab<VoucherOrderUnderWay>('order'),

  codeWait: tab<Wait>('tab'),
  payments: tab<readonly HeardPayment[]>('tab'),
  flashes: tab<readonly KeptFlash[]>('tab'),
  revealWish: tab<Instant>('tab'),
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

/** Returns the keys of earlier versions, each to be read by itself. What they hold has no type any more. */
export function earlierOf({ earlier, where, leavesWith }: StoredKey<unknown>): readonly StoredKey<never>[] {
  return earlier.map((text) => ({ text, earlier: [], where, leavesWith }));
}
