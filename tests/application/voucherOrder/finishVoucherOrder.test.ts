import { expect, it } from 'vitest';
import { FinishVoucherOrder } from '#application/voucherOrder/finishVoucherOrder.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { keptWith, ownedBy } from '#tests/data/fakeKept.ts';
import { clockAt } from '#tests/data/fakeTab.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';
import { AN_ENTRY, aVoucherOrder, aPendingVoucherOrder, anOrderReceipt } from '#tests/data/voucherOrder.ts';

const PAID = { orderNumber: '482910555' };
const WITHOUT = aPendingVoucherOrder({ order: aVoucherOrder({ exchangedInCent: 0 }), voucher: null });

function aTab(held: VoucherSession | null) {
  const kept = keptWith(held, {
    voucherOrderEntry: AN_ENTRY,
    voucherOrder: aVoucherOrder(),
    customerDraft: aCustomerDraft(),
    ...(held && ownedBy(held)),
  });
  const { spend, store, tabs } = voucherLife(kept);
  return { kept, store, tabs, finish: new FinishVoucherOrder(kept, spend, clockAt()) };
}

const HELD = aSession({ voucher: aVoucher({ balanceInCent: 60_00 }) });

it('stores a receipt, and deletes the draft', () => {
  const { finish, kept } = aTab(HELD);
  finish.execute(PAID, aPendingVoucherOrder());
  expect(kept.read('voucherOrderReceipt')).toEqual(anOrderReceipt());
  expect(kept.read('voucherOrderEntry')).toBeNull();
  expect(kept.read('voucherOrder')).toBeNull();
});

it('deducts the exchanged amount from the voucher, here and in the other tabs', () => {
  const { finish, kept, store, tabs } = aTab(HELD);
  finish.execute(PAID, aPendingVoucherOrder());
  expect(store.read()?.voucher.balanceInCent).toBe(40_00);
  expect(kept.read('balanceAfter')).toEqual({ amountInCent: 40_00, currency: 'EUR' });
  expect(tabs.heard).toEqual([voucherMark(HELD)]);
});

it('does not change the voucher in use if nothing was exchanged', () => {
  const { finish, store, tabs } = aTab(HELD);
  finish.execute(PAID, WITHOUT);
  expect(store.read()).toEqual(HELD);
  expect(tabs.heard).toEqual([]);
});

it('keeps a voucher that was entered in the meantime', () => {
  const other = aSession({ voucher: aVoucher({ serialNumber: '987654321' }) });
  const { finish, store } = aTab(other);
  finish.execute(PAID, aPendingVoucherOrder());
  expect(store.read()).toEqual(other);
});

it('deletes the customer’s details unless the form belongs to a voucher in use', () => {
  for (const [held, email] of [
    [null, ''],
    [HELD, aCustomerDraft().email],
  ] as const) {
    const { finish, kept } = aTab(held);
    finish.execute(PAID, WITHOUT);
    expect(kept.read('customerDraft')?.email ?? '').toBe(email);
  }
});
