import { expect, it } from 'vitest';
import { FinishDonation } from '#application/donation/finishDonation.ts';
import { maskEmail } from '#domain/customer/maskEmail.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import { aDonation, aDonationDraft, anOpenDonation } from '#tests/data/donation.ts';
import { keptWith, ownedBy } from '#tests/data/fakeKept.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

function aTab(held: VoucherSession = aSession()) {
  const kept = keptWith(held, { donationDraft: aDonationDraft(), ...ownedBy(held) });
  const { end, keep, spend, store, tabs } = voucherLife(kept);
  return { kept, store, tabs, finish: new FinishDonation(kept, spend, keep, end) };
}

it('stores receipt and remainder, and removes the voucher and the draft', () => {
  const { kept, store, tabs, finish } = aTab();
  finish.execute(aDonation(), anOpenDonation());
  const { email } = anOpenDonation();
  // The address is apart, because it leaves earlier.
  expect(kept.read('donationReceipt')).toEqual({ donation: aDonation(), email: maskEmail(email) });
  expect(kept.read('donatedTo')).toBe(email);
  expect(kept.read('donationDraft')).toBeNull();
  expect(store.read()).toBeNull();
  expect(kept.read('balanceAfter')).toEqual({ amountInCent: 25_00, currency: 'EUR' });
  expect(tabs.heard).toEqual([voucherMark(aSession())]);
});

it.each([0, 50_00, 1_000_00])(
  'drops a remainder in a later answer that the donation cannot have left: %s',
  (remainingBalanceInCent) => {
    const { kept, finish } = aTab();
    finish.execute(aDonation({ remainingBalanceInCent }), anOpenDonation());
    expect(kept.read('donationReceipt')?.donation).toEqual(aDonation({ remainingBalanceInCent: null }));
    expect(kept.read('balanceAfter')).toBeNull();
  },
);

it('stores the masked address after all data were removed', () => {
  const { kept, finish } = aTab();
  kept.forget('addressee');
  finish.execute(aDonation(), anOpenDonation());
  expect(kept.read('donationReceipt')?.email).toBe(maskEmail(anOpenDonation().email));
  expect(kept.read('donatedTo')).toBeNull();
});

it('keeps a voucher that was entered in the meantime', () => {
  const other = aSession({ voucher: aVoucher({ serialNumber: '987654321' }) });
  const { store, tabs, finish } = aTab(other);
  finish.execute(aDonation(), anOpenDonation());
  expect(store.read()).toEqual(other);
  expect(tabs.heard).toEqual([]);
});
