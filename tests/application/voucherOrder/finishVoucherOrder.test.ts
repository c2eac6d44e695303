import { expect, it } from 'vitest';
import { FinishVoucherOrder } from '#application/voucherOrder/finishVoucherOrder.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import { EMPTY_ORDER } from '#domain/voucherOrder/orderEntry.ts';
import type { VoucherOrderUnderWay } from '#domain/voucherOrder/voucherOrderNote.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { fakeMemory, voucherLife } from '#tests/data/fakeMemory.ts';
import {
  clockAt,
  fakeBelongings,
  fakeBook,
  fakeDrafts,
  fakeOtherTabs,
  fakeVoucherStore,
} from '#tests/data/fakeTab.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import {
  AN_ENTRY,
  aVoucherOrder,
  aVoucherOrderUnderWay,
  anOrderReceipt,
  fakeVoucherOrders,
} from '#tests/data/voucherOrder.ts';

const PAID = { orderNumber: '482910555' };
const WITHOUT = aVoucherOrderUnderWay({ order: aVoucherOrder({ exchangedInCent: 0 }), voucher: null });

function aTab(held: VoucherSession | null, underWay: VoucherOrderUnderWay = aVoucherOrderUnderWay()) {
  const orders = fakeVoucherOrders({ entry: AN_ENTRY, order: aVoucherOrder() });
  const book = fakeBook<VoucherOrderUnderWay>(({ payment }) => payment.reference, { underWay });
  const store = fakeVoucherStore(held);
  const drafts = fakeDrafts({ customer: aCustomerDraft() });
  const belongings = fakeBelongings(drafts, held && { mark: voucherMark(held), until: null });
  const memory = fakeMemory({ store, belongings });
  const tabs = fakeOtherTabs();
  const { spend } = voucherLife(store, belongings, { memory, tabs });
  const finish = new FinishVoucherOrder({ book, orders, spend, belongings, memory, clock: clockAt() });
  return { book, orders, store, drafts, tabs, finish };
}

const HELD = aSession({ voucher: aVoucher({ balanceInCent: 60_00 }) });

it('leaves a receipt, no note, and nothing that was chosen', () => {
  const { finish, orders, book } = aTab(HELD);
  expect(finish.execute(PAID, aVoucherOrderUnderWay())).toBe(true);
  expect(orders.readReceipt()).toEqual(anOrderReceipt());
  expect(orders.readEntry()).toEqual(EMPTY_ORDER);
  expect(orders.readOrder()).toBeNull();
  expect(book.read()).toBeNull();
});

it('takes what was exchanged off the voucher, here and in the other tabs', () => {
  const { finish, store, tabs } = aTab(HELD);
  finish.execute(PAID, aVoucherOrderUnderWay());
  expect(store.read()?.voucher.balanceInCent).toBe(40_00);
  expect(store.readBalanceAfter()).toEqual({ amountInCent: 40_00, currency: 'EUR' });
  expect(tabs.heard).toEqual([voucherMark(HELD)]);
});

it('leaves the voucher in use alone where nothing was exchanged', () => {
  const { finish, store, tabs } = aTab(HELD, WITHOUT);
  finish.execute(PAID, WITHOUT);
  expect(store.read()).toEqual(HELD);
  expect(tabs.heard).toEqual([]);
});

it('leaves a voucher alone that was entered since', () => {
  const other = aSession({ voucher: aVoucher({ serialNumber: '987654321' }) });
  const { finish, store } = aTab(other);
  finish.execute(PAID, aVoucherOrderUnderWay());
  expect(store.read()).toEqual(other);
});

it('forgets who ordered, unless a voucher is in use whose form it is too', () => {
  for (const [held, email] of [
    [null, ''],
    [HELD, aCustomerDraft().email],
  ] as const) {
    const { finish, drafts } = aTab(held, WITHOUT);
    finish.execute(PAID, WITHOUT);
    expect(drafts.readCustomer().email).toBe(email);
  }
});

it('changes nothing where another page has finished it', () => {
  const { finish, orders, store, book } = aTab(HELD);
  book.remove(aVoucherOrderUnderWay().payment.reference);
  expect(finish.execute(PAID, aVoucherOrderUnderWay())).toBe(false);
  expect(orders.readReceipt()).toBeNull();
  expect(store.read()).toEqual(HELD);
});
