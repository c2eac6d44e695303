import { voucherMark } from '#domain/voucher/voucher.ts';
import type { About } from './about.ts';
import { fakeDonations } from './donation.ts';
import { fakeCalendar, fakeFiles, fakeScreenAwake } from './fakeDevice.ts';
import {
  clockAt,
  fakeBelongings,
  fakeDonationBook,
  fakeDrafts,
  fakeOpenOrders,
  fakeOtherTabs,
  fakeReceipts,
  fakeRedemptionBook,
  fakeVoucherStore,
  fakeWaits,
  openOf,
} from './fakeTab.ts';
import { now } from './moments.ts';
import { fakeKeptPartner } from './thirdParty.ts';

/** What an app finds where it runs: a clock, the stores of its tab, and what the device does for it. */
export function deviceOf(about: About) {
  const drafts = fakeDrafts(about.drafts);
  const donations = fakeDonations(about.giving);
  const lasts = about.storageLasts ?? true;
  const redemptionBook = fakeRedemptionBook({ ...about.drafts, lasts }, () =>
    openOf('donation', donationBook.read()),
  );
  const donationBook = fakeDonationBook({ ...about.giving, lasts }, () =>
    openOf('redemption', redemptionBook.read()),
  );
  const owner = about.session ? { mark: voucherMark(about.session), until: null } : null;
  return {
    belongings: fakeBelongings(drafts, owner),
    calendar: fakeCalendar(),
    clock: clockAt(about.at ?? now),
    donationBook,
    donations,
    drafts,
    files: fakeFiles(),
    openOrders: fakeOpenOrders(redemptionBook, donationBook),
    partner: fakeKeptPartner(about.partner ?? null),
    redemptionBook,
    receipts: fakeReceipts(about.receipt),
    screenAwake: fakeScreenAwake(about.staysAwake ?? true),
    tabs: fakeOtherTabs(),
    voucher: fakeVoucherStore(),
    waits: fakeWaits(),
  };
}

export type Device = ReturnType<typeof deviceOf>;
