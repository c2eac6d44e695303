import { expect, it } from 'vitest';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import { keptWith } from '#tests/data/fakeKept.ts';
import { aSession } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

const MARK = voucherMark(aSession());

function aTab(held: VoucherSession | null = aSession()) {
  const kept = keptWith(held);
  return { kept, ...voucherLife(kept) };
}

it('stores the remainder, and notifies the other tabs that their balance is out of date', () => {
  const { kept, store, tabs, spend } = aTab();
  spend.execute({ amountInCent: 12_50, currency: 'EUR' }, MARK);
  expect(store.read()?.voucher.balanceInCent).toBe(12_50);
  expect(kept.read('balanceAfter')).toEqual({ amountInCent: 12_50, currency: 'EUR' });
  expect(tabs.heard).toEqual([MARK]);
});

it('stores the remainder even if the session expired during the order', () => {
  const { kept, store, tabs, spend } = aTab(null);
  spend.execute({ amountInCent: 0, currency: 'EUR' }, MARK);
  expect(kept.read('balanceAfter')).toEqual({ amountInCent: 0, currency: 'EUR' });
  expect(store.read()).toBeNull();
  // Another tab may have removed it and undo that.
  expect(tabs.heard).toEqual([MARK]);
});

it('does not change the voucher in use if another one was spent', () => {
  const { kept, store, tabs, spend } = aTab();
  spend.execute({ amountInCent: 7_00, currency: 'EUR' }, 'another');
  expect(store.read()).toEqual(aSession());
  expect(kept.read('balanceAfter')).toEqual({ amountInCent: 7_00, currency: 'EUR' });
  expect(tabs.heard).toEqual([]);
});

it('deletes an unknown remainder, but notifies the other tabs all the same', () => {
  const { kept, store, tabs, spend } = aTab();
  kept.write('balanceAfter', { amountInCent: 1, currency: 'EUR' });
  spend.execute({ amountInCent: null, currency: 'EUR' }, MARK);
  expect(kept.read('balanceAfter')).toBeNull();
  expect(store.read()).toEqual(aSession());
  expect(tabs.heard).toEqual([MARK]);
});
