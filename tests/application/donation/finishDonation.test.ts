import { expect, it } from 'vitest';
import { FinishDonation } from '#application/donation/finishDonation.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import { aDonation, aDonationDraft, anOpenDonation, fakeDonations } from '#tests/data/donation.ts';
import { voucherLife } from '#tests/data/fakeMemory.ts';
import { fakeBelongings, fakeDonationBook, fakeDrafts, fakeVoucherStore } from '#tests/data/fakeTab.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';

function aTab(held: VoucherSession = aSession()) {
  const donations = fakeDonations({ draft: aDonationDraft() });
  const book = fakeDonationBook({ underWay: anOpenDonation() });
  const store = fakeVoucherStore(held);
  const belongings = fakeBelongings(fakeDrafts(), { mark: voucherMark(held), until: null });
  const { spend, keep, end, tabs } = voucherLife(store, belongings);
  return {
    book,
    donations,
    store,
    tabs,
    finish: new FinishDonation(book, donations, spend, keep, end),
  };
}

it('leaves confirmation and rest, and neither voucher nor choice', () => {
  const { book, donations, store, tabs, finish } = aTab();
  expect(finish.execute(aDonation(), anOpenDonation())).toBe(true);
  expect(donations.readReceipt()).toEqual({ donation: aDonation(), email: anOpenDonation().email });
  expect(donations.readDraft().organisationId).toBeNull();
  expect(book.read()).toBeNull();
  expect(store.read()).toBeNull();
  expect(store.readBalanceAfter()).toEqual({ amountInCent: 25_00, currency: 'EUR' });
  expect(tabs.heard).toEqual([voucherMark(aSession())]);
});

it('leaves a voucher that was entered since alone', () => {
  const other = aSession({ voucher: aVoucher({ serialNumber: '987654321' }) });
  const { store, tabs, finish } = aTab(other);
  finish.execute(aDonation(), anOpenDonation());
  expect(store.read()).toEqual(other);
  expect(tabs.heard).toEqual([]);
});

it('finishes a donation once, whoever hears of it', () => {
  const { donations, finish } = aTab();
  finish.execute(aDonation(), anOpenDonation());
  expect(finish.execute(aDonation({ orderNumber: 'D-1' }), anOpenDonation())).toBe(false);
  expect(donations.readReceipt()?.donation.orderNumber).toBe('D-2002');
});
