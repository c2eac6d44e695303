import { expect, it } from 'vitest';
import { keptCharge } from '#domain/charge/keptCharge.ts';
import { CHARGE_RULES } from '#domain/charge/kind.ts';
import { done } from '#domain/core/result.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { type DonationFacts, DONATION_RULES } from '#domain/donation/kind.ts';
import { donationPrint } from '#domain/donation/binding.ts';
import { chosenDraft } from '#domain/redemption/chosenDraft.ts';
import { recipientOf, recipientPrint } from '#domain/redemption/recipient.ts';
import { type RedemptionFacts, REDEMPTION_RULES } from '#domain/redemption/kind.ts';
import { type VoucherOrderFacts, VOUCHER_ORDER_RULES } from '#domain/voucherOrder/kind.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aChargeable } from '#tests/data/charge.ts';
import { aCustomer, aCustomerDraft, aFullDraft } from '#tests/data/customer.ts';
import { aDonationDraft, aDonationId, anOrganisation } from '#tests/data/donation.ts';
import { now } from '#tests/data/moments.ts';
import { aQuote, aReceipt, anIdempotencyKey } from '#tests/data/redemption.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { aSite, switchedOn } from '#tests/data/site.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { aVoucherOrder } from '#tests/data/voucherOrder.ts';

const NOTHING_OPEN = { left: null, open: null, session: null, holding: 'voucher' } as const;
const CHOICE = { kind: 'missing', step: 'choice' };

const sessionOf = (balanceInCent: number) => aSession({ voucher: aVoucher({ balanceInCent }) });
const SPENDS = {
  mark: voucherMark(aSession()),
  validUntil: aVoucher().validUntil,
  isPrepaid: aVoucher().isPrepaid,
};
const answers = (id: string) => new Map([[id, done(aShopPage({ id }))]]);

function redemption(about: Partial<RedemptionFacts> = {}): RedemptionFacts {
  return {
    ...NOTHING_OPEN,
    shopId: 'shop-1',
    session: sessionOf(50_00),
    basket: [],
    choice: { shopId: 'shop-1', valueInCent: 25_00 },
    customer: aCustomerDraft(),
    receipt: null,
    isPaybackCustomer: false,
    answers: answers('shop-1'),
    site: aSite({ switches: switchedOn('redeemValueChooseable') }),
    ...about,
  };
}

it('sends goods to the address of the form, and notes only its print', () => {
  const sells = new Map([['shop-1', done(aShopPage({ id: 'shop-1', isPhysical: true }))]]);
  const posted = REDEMPTION_RULES.prepare(redemption({ customer: aFullDraft(), answers: sells }));
  if (posted.kind !== 'ready') throw new Error('not ready');
  const press = {
    quote: aQuote(),
    key: anIdempotencyKey,
    startingPoint: { source: '/', campaignName: '' },
    payment: null,
  };
  const order = REDEMPTION_RULES.orderOf(posted.ready, press);
  const recipient = recipientOf(posted.ready.customer);
  expect(order.sentTo).toBe(recipient && recipientPrint(recipient));
  expect(JSON.stringify(order)).not.toContain('Hauptstraße');
});

it('offers the redemption once the shop sells the chosen value and the customer details are complete', () => {
  expect(REDEMPTION_RULES.prepare(redemption())).toEqual({
    kind: 'ready',
    ready: {
      spends: SPENDS,
      draft: { place: 'shop', lines: [{ shopId: 'shop-1', valueInCent: 25_00, quantity: 1 }] },
      customer: aCustomer(),
      delivery: aCustomerDraft().delivery,
      campaign: null,
      isPaybackCustomer: false,
    },
  });
});

const PRESS = {
  quote: aQuote(),
  key: anIdempotencyKey,
  startingPoint: { source: '/', campaignName: '' },
  payment: null,
} as const;

const SUMMER = aSite({ switches: switchedOn('redeemValueChooseable'), redeemCampaign: 'summer' });

/** The redemption that a press sends with these facts. */
function pressed(facts: Partial<RedemptionFacts> = {}, press: Partial<typeof PRESS> | object = {}) {
  const prepared = REDEMPTION_RULES.prepare(redemption(facts));
  if (prepared.kind !== 'ready') throw new Error(prepared.kind);
  return REDEMPTION_RULES.orderOf(prepared.ready, { ...PRESS, ...press });
}

it('a press sends the redemption that was prepared, and stores nothing of the customer but the address', () => {
  const order = pressed();
  expect(order).toMatchObject({ quote: aQuote(), key: anIdempotencyKey, voucher: SPENDS, payment: null });
  expect(order).toMatchObject({ email: aCustomer().email, standing: 'sent' });
  expect(JSON.stringify(order)).not.toContain(aCustomer().lastName);
});

it.each<[string, ReturnType<typeof pressed>, boolean]>([
  ['another quote and key', pressed({}, { quote: aQuote({ expiresAt: now }), key: 'key-2' }), true],
  ['another value', pressed({ choice: { shopId: 'shop-1', valueInCent: 10_00 } }), false],
  ['another customer', pressed({ customer: aCustomerDraft({ lastName: 'Byron' }) }), false],
  ['another campaign', pressed({ site: SUMMER }), false],
  ['a customer of the loyalty programme', pressed({ isPaybackCustomer: true }), false],
  [
    'another voucher',
    pressed({ session: aSession({ voucher: aVoucher({ serialNumber: '222222222' }) }) }),
    false,
  ],
])('a redemption with %s is the same or not', (_, other, isSame) => {
  expect(REDEMPTION_RULES.sameAs(pressed(), other)).toBe(isSame);
});

it.each<[string, Partial<RedemptionFacts>, unknown]>([
  ['the shops are loading', { answers: null }, { kind: 'waiting' }],
  ['nothing was chosen', { choice: null }, CHOICE],
  ['the shop no longer offers the value', { choice: { shopId: 'shop-1', valueInCent: 7_77 } }, CHOICE],
  ['the shop is gone', { answers: new Map() }, CHOICE],
  ['the balance is too low', { session: sessionOf(10_00) }, CHOICE],
  ['the basket is empty', { shopId: null }, CHOICE],
  ['the customer details are incomplete', { customer: EMPTY_DRAFT }, { kind: 'missing', step: 'details' }],
])('a redemption is not ready if %s', (_, about, preparation) => {
  expect(REDEMPTION_RULES.prepare(redemption(about))).toEqual(preparation);
});

it('a basket is chosen as it is, where values can be chosen at all', () => {
  const facts = redemption({ shopId: null, basket: [aBasketLine({ quantity: 2 })] });
  const lines = [{ shopId: 'shop-1', valueInCent: 25_00, quantity: 2 }];
  expect(chosenDraft(facts)).toEqual({ place: 'basket', lines });
  expect(chosenDraft({ ...facts, site: aSite({ switches: switchedOn() }) })).toBeNull();
});

it.each<[string, Partial<RedemptionFacts>, boolean]>([
  ['of the shop, and nothing was chosen since', { choice: null }, true],
  [
    'of the shop, and another shop was chosen since',
    { choice: { shopId: 'shop-2', valueInCent: 10_00 } },
    true,
  ],
  ['of the shop, which was chosen again', {}, false],
  ['of another shop', { shopId: 'shop-9', choice: null }, false],
  ['of any shop, and the basket is empty', { shopId: null }, true],
  ['of any shop, and the basket was filled again', { shopId: null, basket: [aBasketLine()] }, false],
])('a receipt %s: is the page’s own or not', (_, about, isPlaced) => {
  expect(REDEMPTION_RULES.isPlaced(redemption({ receipt: aReceipt(), ...about }))).toBe(isPlaced);
});

function donation(about: Partial<DonationFacts> = {}): DonationFacts {
  return {
    ...NOTHING_OPEN,
    session: sessionOf(50_00),
    draft: aDonationDraft(),
    customer: aCustomerDraft(),
    organisations: [anOrganisation()],
    hasGiven: false,
    country: 'DE',
    ...about,
  };
}

it('a press sends the donation that was prepared, and asks for an address only with a receipt', () => {
  const prepared = DONATION_RULES.prepare(donation());
  if (prepared.kind !== 'ready') throw new Error(prepared.kind);
  const { customer } = prepared.ready;
  const press = {
    id: aDonationId,
    key: anIdempotencyKey,
    sentAt: now,
    startingPoint: { source: '/', campaignName: '' },
  };
  expect(DONATION_RULES.orderOf(prepared.ready, press)).toEqual({
    ...press,
    voucher: SPENDS,
    balanceInCent: 50_00,
    draft: aDonationDraft(),
    valueInCent: 25_00,
    currency: 'EUR',
    organisationName: 'Brunnenwerk',
    email: aCustomer().email,
    fingerprint: donationPrint(
      { organisationId: 'org-1', wantsReceipt: false, valueInCent: 25_00 },
      customer,
    ),
    standing: 'sent',
  });
  const wantsReceipt = { draft: aDonationDraft({ wantsReceipt: true }) };
  expect(DONATION_RULES.prepare(donation(wantsReceipt))).toEqual(CHOICE);
  expect(DONATION_RULES.prepare(donation({ ...wantsReceipt, customer: aFullDraft() })).kind).toBe('ready');
});

it.each<[string, Partial<DonationFacts>, unknown]>([
  ['the organisations are loading', { organisations: null }, { kind: 'waiting' }],
  ['the organisation is no longer offered', { organisations: [anOrganisation({ id: 'org-2' })] }, CHOICE],
  ['the amount is above the balance', { session: sessionOf(10_00) }, CHOICE],
  ['no voucher is in use', { session: null }, CHOICE],
  ['the donor details are incomplete', { customer: EMPTY_DRAFT }, CHOICE],
])('a donation is not ready if %s', (_, about, preparation) => {
  expect(DONATION_RULES.prepare(donation(about))).toEqual(preparation);
});

it('a top-up is ready with an amount in range', () => {
  const draft = { ...aChargeable(), amountInCent: 50_00 };
  const facts = { ...NOTHING_OPEN, hasReceipt: true };
  const kept = keptCharge(draft);
  expect(CHARGE_RULES.prepare({ ...facts, kept })).toEqual({ kind: 'ready', ready: draft });
  expect(CHARGE_RULES.prepare({ ...facts, kept: { ...kept, amount: 7_00 } })).toEqual(CHOICE);
  expect(CHARGE_RULES.prepare({ ...facts, kept: null })).toEqual(CHOICE);
  expect(CHARGE_RULES.isPlaced({ ...facts, kept: null })).toBe(true);
  expect(CHARGE_RULES.isPlaced({ ...facts, kept })).toBe(false);
});

it('an order of vouchers is ready with a buyer, and with the voucher that it exchanges', () => {
  const facts: VoucherOrderFacts = {
    ...NOTHING_OPEN,
    chosen: aVoucherOrder(),
    customer: aFullDraft(),
    hasReceipt: true,
    country: 'DE',
  };
  expect(VOUCHER_ORDER_RULES.prepare(facts)).toMatchObject({ ready: { order: aVoucherOrder() } });
  expect(VOUCHER_ORDER_RULES.prepare({ ...facts, customer: aCustomerDraft() })).toEqual(CHOICE);
  expect(VOUCHER_ORDER_RULES.prepare({ ...facts, holding: 'nothing' })).toEqual(CHOICE);
  const bought = { ...facts, chosen: aVoucherOrder({ exchangedInCent: 0 }), holding: 'nothing' } as const;
  expect(VOUCHER_ORDER_RULES.prepare(bought).kind).toBe('ready');
  expect(VOUCHER_ORDER_RULES.isPlaced({ ...facts, chosen: null })).toBe(true);
  expect(VOUCHER_ORDER_RULES.isPlaced(facts)).toBe(false);
});
