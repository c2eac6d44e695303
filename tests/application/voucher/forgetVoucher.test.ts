import { expect, it, vi } from 'vitest';
import { ForgetVoucher } from '#application/voucher/forgetVoucher.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { fakeOtherTabs, fakeVoucherStore } from '#tests/data/fakeTab.ts';
import { aSession } from '#tests/data/voucher.ts';

it('takes the voucher out of this tab and tells the others', () => {
  const session = aSession();
  const store = fakeVoucherStore(session);
  const tabs = fakeOtherTabs();

  new ForgetVoucher(store, tabs).execute(aSession());
  expect(store.read()).toBeNull();
  expect(tabs.heard).toEqual([voucherMark(session)]);
});

it('has cleared this tab by the time that another one hears of it', () => {
  const store = fakeVoucherStore(aSession());
  const tabs = fakeOtherTabs();
  const hear = vi.fn(() => store.read());
  tabs.onForgotten(hear);

  new ForgetVoucher(store, tabs).execute(aSession());
  expect(hear).toHaveReturnedWith(null);
});

it('tells the others nothing where this tab had nothing to forget', () => {
  const tabs = fakeOtherTabs();

  new ForgetVoucher(fakeVoucherStore(), tabs).execute(null);
  expect(tabs.heard).toEqual([]);
});
