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

const tab = <T>(
  text: string,
  leavesWith: KeptPart | 'order' | 'tab',
  earlier: readonly string[] = [],
): StoredKey<T> => ({ text, earlier, where: 'tab', leavesWith });
const device = <T>(text: string, leavesWith: 'memory' | 'device' = 'device'): StoredKey<T> => ({
  text,
  earlier: [],
  where: 'device',
  leavesWith,
});

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
export const STORED = {
  voucher: tab<VoucherKept>('voucher.v1', 'session'),
  voucherToken: tab<VoucherToken>('voucherToken.v1', 'session'),
  tokenExpiry: tab<Instant>('tokenExpiry.v1', 'session'),
  isPrepaid: tab<boolean>('isPrepaid.v1', 'session'),

  lastVoucher: tab<string>('lastVoucher.v1', 'holder'),
  draftsOf: tab<BelongingsOwner>('draftsOf.v1', 'belongings'),
  customerDraft: tab<CustomerDraft>('customerDraft.v1', 'belongings'),
  redemptionDraft: tab<ShopChoice>('redemptionDraft.v1', 'belongings'),
  basket: tab<Basket>('basket.v1', 'belongings'),
  valuePicks: tab<readonly ShopChoice[]>('valuePicks.v1', 'belongings'),
  startingPoint: tab<StartingPoint>('startingPoint.v1', 'belongings'),
  donationDraft: tab<DonationDraft>('donationDraft.v1', 'belongings'),

  balanceAfter: tab<Money>('balanceAfter.v1', 'remainder'),
  chargeEntry: tab<ChargeEntry>('chargeEntry.v1', 'charge'),
  topUpPlace: tab<TopUpPlace>('topUpPlace.v1', 'charge'),
  charge: tab<ChargeKept>('charge.v1', 'charge'),
  voucherOrderEntry: tab<OrderEntry>('voucherOrderEntry.v1', 'charge'),
  voucherOrder: tab<VoucherOrder>('voucherOrder.v1', 'charge'),
  receipt: tab<Receipt>('receipt.v2', 'receipts'),
  donationReceipt: tab<DonationReceipt>('donationReceipt.v1', 'receipts'),
  voucherOrderReceipt: tab<VoucherOrderReceipt>('voucherOrderReceipt.v1', 'receipts'),
  chargeReceipt: tab<ChargeReceipt>('chargeReceipt.v1', 'charged'),
  partner: tab<Partner>('partner.v1', 'partner'),
  reactivation: tab<string>('reactivation.v1', 'charge'),

  helpDraft: tab<KeptRequest>('helpDraft.v1', 'requests'),
  helpHint: tab<LedToHelp & { readonly at: Instant }>('helpHint.v1', 'help'),
  fraudDraft: tab<FraudDraft & { readonly of: string; readonly edition: string }>(
    'fraudDraft.v1',
    'requests',
  ),
  helpTicket: tab<SupportTicket & { readonly topic: HelpTopic }>('helpTicket.v1', 'help'),

  orderUnderWay: tab<OrderUnderWay>('orderUnderWay.v3', 'order', ['orderUnderWay.v2', 'orderUnderWay.v1']),
  donationUnderWay: tab<DonationUnderWay>('donationUnderWay.v3', 'order', [
    'donationUnderWay.v2',
    'donationUnderWay.v1',
  ]),
  chargeUnderWay: tab<ChargeUnderWay>('chargeUnderWay.v2', 'order', ['chargeUnderWay.v1']),
  voucherOrderUnderWay: tab<VoucherOrderUnderWay>('voucherOrderUnderWay.v1', 'order'),

  codeWait: tab<Wait>('codeWait.v1', 'tab'),
  payments: tab<readonly HeardPayment[]>('payments.v1', 'tab'),
  flashes: tab<readonly KeptFlash[]>('flashes.v1', 'tab'),
  revealWish: tab<Instant>('revealWish.v1', 'tab'),
  reloaded: tab<Instant>('reloaded.v1', 'tab'),
  /** Removed as soon as it was written. */
  probe: tab<string>('probe.v1', 'tab'),

  language: device<string>('language.v1'),
  payback: device<boolean>('payback.v1'),
  category: device<string>('category.v1'),
  variation: device<string>('variation.v1'),
  prepaidEndAmount: device<number>('prepaidEndAmount.v1'),
  rememberedShops: device<RememberedShops>('rememberedShops.v1', 'memory'),
} as const;

/** Returns the keys of earlier versions, each to be read by itself. What they hold has no type any more. */
export function earlierOf({ earlier, where, leavesWith }: StoredKey<unknown>): readonly StoredKey<never>[] {
  return earlier.map((text) => ({ text, earlier: [], where, leavesWith }));
}
