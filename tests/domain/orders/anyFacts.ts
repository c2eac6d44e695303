import * as fc from 'fast-check';
import { keptCharge } from '#domain/charge/keptCharge.ts';
import { type ChargeFacts, CHARGE_RULES } from '#domain/charge/kind.ts';
import { done } from '#domain/core/result.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { EMPTY_DONATION } from '#domain/donation/donation.ts';
import { type DonationFacts, DONATION_RULES } from '#domain/donation/kind.ts';
import type { Gate, GateFacts, OrderRules } from '#domain/orders/gate.ts';
import type { OpenOrder } from '#domain/orders/openOrder.ts';
import { ORDER_NAMES } from '#domain/orders/orderSteps.ts';
import { type RedemptionFacts, REDEMPTION_RULES } from '#domain/redemption/kind.ts';
import { type VoucherOrderFacts, VOUCHER_ORDER_RULES } from '#domain/voucherOrder/kind.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aChargeable, aPendingCharge } from '#tests/data/charge.ts';
import { aCustomerDraft, aFullDraft } from '#tests/data/customer.ts';
import { aDonationDraft, anOpenDonation, anOrganisation } from '#tests/data/donation.ts';
import { aReceipt, anOpenOrder } from '#tests/data/redemption.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { aSite } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { aPendingVoucherOrder, aVoucherOrder } from '#tests/data/voucherOrder.ts';

/** One of these, or null. */
const maybe = <T>(...values: readonly T[]) => fc.constantFrom<T | null>(null, ...values);

const open: fc.Arbitrary<OpenOrder | null> = fc.option(
  fc.record({
    kind: fc.constantFrom(...ORDER_NAMES),
    standing: fc.constantFrom('sent', 'reserved'),
    spends: fc.boolean(),
    isPaid: fc.boolean(),
  }),
);

const holding = fc.constantFrom<GateFacts<unknown>['holding']>('voucher', 'voucher', 'nothing', 'expired');
const customer = fc.constantFrom(aFullDraft(), aFullDraft(), aCustomerDraft(), EMPTY_DRAFT);
const country = fc.constant('DE');

const redemption: fc.Arbitrary<RedemptionFacts> = fc
  .record({
    left: maybe(anOpenOrder()),
    open,
    holding,
    shopId: maybe('shop-1', 'shop-2'),
    basket: fc.constantFrom([], [aBasketLine()], [aBasketLine({ valueInCent: 7_77 })]),
    choice: maybe({ shopId: 'shop-1', valueInCent: 25_00 }, { shopId: 'shop-2', valueInCent: 7_77 }),
    customer,
    receipt: maybe(aReceipt()),
    isPaybackCustomer: fc.boolean(),
    answers: maybe(
      new Map(['shop-1', 'shop-2'].map((id) => [id, done(aShopPage({ id }))] as const)),
      new Map(),
    ),
    balanceInCent: fc.constantFrom(50_00, 20_00),
  })
  .map(({ balanceInCent, ...facts }) => ({
    ...facts,
    session: facts.holding === 'voucher' ? aSession({ voucher: aVoucher({ balanceInCent }) }) : null,
    site: aSite(),
  }));

const donation: fc.Arbitrary<DonationFacts> = fc
  .record({
    left: maybe(anOpenDonation()),
    open,
    holding,
    draft: fc.constantFrom(aDonationDraft(), aDonationDraft({ amountText: '90' }), EMPTY_DONATION),
    customer,
    organisations: maybe([anOrganisation()], [anOrganisation({ id: 'org-2' })]),
    hasGiven: fc.boolean(),
    country,
  })
  .map((facts) => ({
    ...facts,
    session: facts.holding === 'voucher' ? aSession() : null,
  }));

const charge: fc.Arbitrary<ChargeFacts> = fc.record({
  left: maybe(aPendingCharge()),
  open,
  session: fc.constant(null),
  holding,
  kept: maybe(
    keptCharge({ ...aChargeable(), amountInCent: 50_00 }),
    keptCharge({ ...aChargeable(), amountInCent: null }),
  ),
  hasReceipt: fc.boolean(),
});

const voucherOrder: fc.Arbitrary<VoucherOrderFacts> = fc.record({
  left: maybe(aPendingVoucherOrder()),
  open,
  session: fc.constant(null),
  holding,
  chosen: maybe(aVoucherOrder(), aVoucherOrder({ exchangedInCent: 0 })),
  customer,
  hasReceipt: fc.boolean(),
  country,
});

/** A gate that is asked about a kind's facts, with the rules of that kind. */
export interface Asked {
  readonly rules: OrderRules<GateFacts<unknown>, unknown, unknown>;
  readonly facts: GateFacts<unknown>;
}

export type AnyGate = Gate<unknown, unknown>;

function asked<Facts extends GateFacts<Order>, Order, Ready>(
  rules: OrderRules<Facts, Order, Ready>,
  facts: fc.Arbitrary<Facts>,
): fc.Arbitrary<Asked> {
  return facts.map((each) => ({ rules, facts: each }));
}

/** Facts of every kind of order, in all their combinations. */
export const anyFacts: fc.Arbitrary<Asked> = fc.oneof(
  asked(REDEMPTION_RULES, redemption),
  asked(DONATION_RULES, donation),
  asked(CHARGE_RULES, charge),
  asked(VOUCHER_ORDER_RULES, voucherOrder),
);
