import { expect, it } from 'vitest';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { FORM_FOR_THE_REST_MS } from '#domain/voucher/belongings.ts';
import type { OrderUnderWay } from '#domain/redemption/redemption.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { voucherLife } from '#tests/data/fakeMemory.ts';
import {
  clockAt,
  fakeBelongings,
  fakeDrafts,
  fakeReceipts,
  fakeRedemptionBook,
  fakeVoucherStore,
} from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aRedemption, anItem, anOpenOrder } from '#tests/data/redemption.ts';
import { aSession } from '#tests/data/voucher.ts';

const MARK = voucherMark(aSession());

/** A tab whose order has just been carried out. */
function aTab(
  kept: Parameters<typeof fakeDrafts>[0] = {},
  owner: string | null = MARK,
  underWay: OrderUnderWay = anOpenOrder(),
) {
  const book = fakeRedemptionBook({ underWay });
  const drafts = fakeDrafts({
    customer: aCustomerDraft(),
    redemption: { shopId: 'shop-1', valueInCent: 25_00 },
    ...kept,
  });
  const receipts = fakeReceipts();
  const store = fakeVoucherStore(aSession());
  const belongings = fakeBelongings(drafts, owner === null ? null : { mark: owner, until: null });
  const { spend, keep, tabs } = voucherLife(store, belongings, { clock: clockAt(now) });
  const finish = new FinishRedemption(book, drafts, receipts, spend, keep);
  return { book, drafts, receipts, store, tabs, belongings, finish };
}

it('leaves receipt and rest, and nothing that could be redeemed once more', () => {
  const { book, drafts, receipts, store, tabs, finish } = aTab();
  expect(finish.execute(aRedemption(), anOpenOrder())).toBe(true);
  expect(receipts.read()).toMatchObject({
    redemption: aRedemption(),
    email: anOpenOrder().email,
    balance: { amountInCent: 25_00, currency: 'EUR' },
    voucherMark: MARK,
  });
  expect(store.readBalanceAfter()).toEqual({ amountInCent: 25_00, currency: 'EUR' });
  expect(store.read()?.voucher.balanceInCent).toBe(25_00);
  expect(tabs.heard).toEqual([MARK]);
  expect(drafts.readRedemption()).toBeNull();
  expect(book.read()).toBeNull();
});

it('does all of it before anything else can happen: no page of the tab ever finds a part', () => {
  const { book, receipts, finish } = aTab();
  const finished = finish.execute(aRedemption(), anOpenOrder());
  // No promise: there is no moment between the open order and what it leaves behind.
  expect(finished).toBe(true);
  expect([receipts.read() === null, book.read() === null]).toEqual([false, true]);
});

it('finishes an order once, whoever hears of it', () => {
  const { receipts, drafts, finish } = aTab();
  finish.execute(aRedemption(), anOpenOrder());
  drafts.writeRedemption({ shopId: 'shop-1', valueInCent: 25_00 });
  expect(finish.execute(aRedemption({ orderNumber: 'R-2' }), anOpenOrder())).toBe(false);
  expect(receipts.read()?.redemption.orderNumber).toBe('R-1001');
  expect(drafts.readRedemption()).not.toBeNull();
});

it('leaves of a basket what was put in meanwhile', () => {
  const lines = [{ shopId: 'shop-1', valueInCent: 25_00, quantity: 1 }];
  const underWay = anOpenOrder({ draft: { place: 'basket', lines } });
  const later = aBasketLine({ shopId: 'shop-2', shopName: 'Bowlaria' });
  const basket = [aBasketLine({ shopId: 'shop-1', valueInCent: 25_00, quantity: 1 }), later];
  const { drafts, finish } = aTab({ basket }, MARK, underWay);
  finish.execute(aRedemption({ items: [anItem()] }), underWay);
  expect(drafts.readBasket()).toEqual([later]);
});

it('keeps the details for redeeming the rest, half an hour, and a choice made since', () => {
  const { drafts, belongings, finish } = aTab({ redemption: { shopId: 'shop-2', valueInCent: 10_00 } });
  finish.execute(aRedemption(), anOpenOrder());
  expect(drafts.readCustomer()).toEqual(aCustomerDraft());
  expect(drafts.readRedemption()).toEqual({ shopId: 'shop-2', valueInCent: 10_00 });
  expect(belongings.readOwner()).toEqual({ mark: MARK, until: now + FORM_FOR_THE_REST_MS });
});

it('forgets the details with the last cent', () => {
  const { drafts, finish } = aTab();
  finish.execute(aRedemption({ remainingBalanceInCent: 0 }), anOpenOrder());
  expect(drafts.readCustomer()).toEqual(EMPTY_DRAFT);
});

it('leaves alone what was typed for another voucher since', () => {
  const { drafts, belongings, finish } = aTab({}, 'another');
  finish.execute(aRedemption({ remainingBalanceInCent: 0 }), anOpenOrder());
  expect(drafts.readCustomer()).toEqual(aCustomerDraft());
  expect(belongings.readOwner()).toEqual({ mark: 'another', until: null });
});

it('says nothing of a remainder that made no sense', () => {
  const { receipts, store, finish } = aTab();
  store.writeBalanceAfter({ amountInCent: 1, currency: 'EUR' });
  finish.execute(aRedemption({ remainingBalanceInCent: null }), anOpenOrder());
  expect(receipts.read()?.balance).toEqual({ amountInCent: null, currency: 'EUR' });
  expect(store.readBalanceAfter()).toBeNull();
  expect(store.read()?.voucher.balanceInCent).toBe(50_00);
});

it('keeps the wish to top the voucher up again, also where the form leaves with the last of the balance', () => {
  const customer = aCustomerDraft({ useRecharge: true, prepaidEndAmount: '50' });
  const { receipts, drafts, finish } = aTab({ customer });
  finish.execute(aRedemption({ remainingBalanceInCent: 0 }), anOpenOrder());
  expect(drafts.readCustomer()).toEqual(EMPTY_DRAFT);
  expect(receipts.read()?.endAmountInCent).toBe(50_00);
});
