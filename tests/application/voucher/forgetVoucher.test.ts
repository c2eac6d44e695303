import { expect, it, vi } from 'vitest';
import { ForgetVoucher } from '#application/voucher/forgetVoucher.ts';
import { fakeOtherTabs, fakeVoucherStore } from '#tests/data/fakeTab.ts';
import { aSession } from '#tests/data/voucher.ts';

it('takes the voucher out of this tab and tells the others', () => {
  const store = fakeVoucherStore(aSession());
  const tabs = fakeOtherTabs();

  new ForgetVoucher(store, tabs).execute();
  expect(store.read()).toBeNull();
  expect(tabs.heard).toEqual(['forgotten']);
});

it('has cleared this tab by the time that another one hears of it', () => {
  const store = fakeVoucherStore(aSession());
  const tabs = fakeOtherTabs();
  const hear = vi.fn(() => store.read());
  tabs.onForgotten(hear);

  new ForgetVoucher(store, tabs).execute();
  expect(hear).toHaveReturnedWith(null);
});

it('tells the others even where this tab had nothing to forget', () => {
  const tabs = fakeOtherTabs();

  new ForgetVoucher(fakeVoucherStore(), tabs).execute();
  expect(tabs.heard).toEqual(['forgotten']);
});
