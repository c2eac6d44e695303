import { expect, it, vi } from 'vitest';
import { ForgetVoucher } from '#application/voucher/forgetVoucher.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { fakeBelongings, fakeDrafts, fakeOtherTabs, fakeVoucherStore } from '#tests/data/fakeTab.ts';
import { aSession } from '#tests/data/voucher.ts';

it('takes the voucher out of this tab and tells the others', () => {
  const session = aSession();
  const store = fakeVoucherStore(session);
  const tabs = fakeOtherTabs();

  new ForgetVoucher(store, fakeBelongings(), tabs).execute(aSession());
  expect(store.read()).toBeNull();
  expect(tabs.heard).toEqual([voucherMark(session)]);
});

it('has cleared this tab by the time that another one hears of it', () => {
  const store = fakeVoucherStore(aSession());
  const tabs = fakeOtherTabs();
  const hear = vi.fn(() => store.read());
  tabs.onForgotten(hear);

  new ForgetVoucher(store, fakeBelongings(), tabs).execute(aSession());
  expect(hear).toHaveReturnedWith(null);
});

it('tells the others nothing where this tab had nothing to forget', () => {
  const tabs = fakeOtherTabs();

  new ForgetVoucher(fakeVoucherStore(), fakeBelongings(), tabs).execute(null);
  expect(tabs.heard).toEqual([]);
});

it('takes everything along that names voucher or person, for who shares the device', () => {
  const store = fakeVoucherStore(aSession());
  store.writeBalanceAfter({ amountInCent: 25_00, currency: 'EUR' });
  const drafts = fakeDrafts({ customer: aCustomerDraft() });
  const gone = [vi.spyOn(store, 'clearReceipt'), vi.spyOn(store, 'clearPartner')];

  new ForgetVoucher(store, fakeBelongings(drafts), fakeOtherTabs()).withEverything(aSession());
  expect([store.read(), store.readBalanceAfter()]).toEqual([null, null]);
  expect(drafts.readCustomer()).toEqual(EMPTY_DRAFT);
  for (const part of gone) expect(part).toHaveBeenCalledOnce();
});
