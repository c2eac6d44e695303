import { expect, it } from 'vitest';
import type { Preparation } from '#domain/orders/gate.ts';
import { prepareCharge } from '#application/charge/prepareCharge.ts';
import { prepareDonation } from '#application/donation/prepareDonation.ts';
import { prepareRedemption } from '#application/redemption/prepareRedemption.ts';
import { prepareVoucherOrder } from '#application/voucherOrder/prepareVoucherOrder.ts';
import { keptCharge } from '#domain/charge/keptCharge.ts';
import { done } from '#domain/core/result.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { EMPTY_DONATION } from '#domain/donation/donation.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aChargeable, aPendingCharge } from '#tests/data/charge.ts';
import { aCustomerDraft, aFullDraft } from '#tests/data/customer.ts';
import { aDonationDraft, aDonationId, anOrganisation } from '#tests/data/donation.ts';
import { fakeKept, lastReceipt } from '#tests/data/fakeKept.ts';
import { now } from '#tests/data/moments.ts';
import { aQuote, aReceipt, anIdempotencyKey } from '#tests/data/redemption.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { aSite, switchedOn } from '#tests/data/site.ts';
import { aSession } from '#tests/data/voucher.ts';
import { aVoucherOrder } from '#tests/data/voucherOrder.ts';

const AROUND = { left: null, open: null, holding: 'voucher' } as const;
const startingPoint = { source: '/', campaignName: '' };

it('finds of each kind what this tab keeps of it, and nothing in a new tab', () => {
  const none = fakeKept();
  expect(prepareRedemption(none, lastReceipt()).find()).toEqual({
    basket: [],
    choice: null,
    customer: EMPTY_DRAFT,
    receipt: null,
    isPaybackCustomer: false,
  });
  expect(prepareDonation(none).find()).toEqual({
    customer: EMPTY_DRAFT,
    draft: EMPTY_DONATION,
    hasGiven: false,
  });
  expect(prepareCharge(none).find()).toEqual({ kept: null, hasReceipt: false });
  expect(prepareVoucherOrder(none).find()).toEqual({
    chosen: null,
    customer: EMPTY_DRAFT,
    hasReceipt: false,
  });

  const customer = aFullDraft();
  const line = aBasketLine();
  const full = fakeKept({ basket: [line], customerDraft: customer, payback: true });
  expect(prepareRedemption(full, lastReceipt(aReceipt())).find()).toMatchObject({
    basket: [line],
    customer,
    receipt: { redemption: aReceipt().redemption },
    isPaybackCustomer: true,
  });
  expect(prepareVoucherOrder(fakeKept({ voucherOrder: aVoucherOrder() })).find().chosen).toEqual(
    aVoucherOrder(),
  );
});

function readyOf<Ready>(preparation: Preparation<Ready>): Ready {
  if (preparation.kind !== 'ready') throw new Error(preparation.kind);
  return preparation.ready;
}

it('says what may be shown of a redemption, what could be pressed, and what a press sends', () => {
  const prepare = prepareRedemption(
    fakeKept({ redemptionDraft: { shopId: 'shop-1', valueInCent: 25_00 }, customerDraft: aCustomerDraft() }),
    lastReceipt(),
  );
  const found = prepare.find();
  const around = {
    ...AROUND,
    shopId: 'shop-1',
    session: aSession(),
    answers: new Map([['shop-1', done(aShopPage({ id: 'shop-1' }))]]),
    site: aSite({ switches: switchedOn('redeemValueChooseable') }),
  };
  expect(prepare.gate(found, { ...around, answers: null })).toEqual({ kind: 'waiting' });
  const preparation = prepare.prepare(found, around);
  expect(prepare.gate(found, around)).toEqual(preparation);
  expect(prepare.prepare({ ...found, choice: null }, around)).toEqual({ kind: 'missing', step: 'choice' });
  const press = { quote: aQuote(), key: anIdempotencyKey, startingPoint, payment: null };
  expect(prepare.order(readyOf(preparation), press)).toMatchObject({
    quote: aQuote(),
    key: anIdempotencyKey,
    startingPoint,
  });
});

it('prepares a donation from what is kept', () => {
  const prepare = prepareDonation(
    fakeKept({ donationDraft: aDonationDraft(), customerDraft: aCustomerDraft() }),
  );
  const around = { ...AROUND, session: aSession(), organisations: [anOrganisation()], country: 'DE' };
  const ready = readyOf(prepare.prepare(prepare.find(), around));
  const press = { id: aDonationId, key: anIdempotencyKey, sentAt: now, startingPoint };
  expect(prepare.order(ready, press)).toMatchObject({ ...press, organisationName: anOrganisation().name });
});

it('prepares a top-up from what is kept', () => {
  const prepare = prepareCharge(
    fakeKept({ charge: keptCharge({ ...aChargeable({ currentInCent: 40_00 }), amountInCent: 25_00 }) }),
  );
  const ready = readyOf(prepare.prepare(prepare.find(), { ...AROUND, session: null }));
  const { payment } = aPendingCharge();
  expect(prepare.order(ready, payment)).toMatchObject({ currentInCent: 40_00, standing: 'sent' });
});
