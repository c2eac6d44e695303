import { voucherMark } from '#domain/voucher/voucher.ts';
import type { About } from './about.ts';
import { fakeDonations } from './donation.ts';
import { fakeCalendar, fakeFiles, fakeScreenAwake } from './fakeDevice.ts';
import {
  clockAt,
  fakeBelongings,
  fakeDrafts,
  fakeOpenOrders,
  fakeOtherTabs,
  fakeReceipts,
  fakeVoucherStore,
  fakeWaits,
} from './fakeTab.ts';
import { now } from './moments.ts';
import { fakeKeptPartner } from './thirdParty.ts';

/** What an app finds where it runs: a clock, the stores of its tab, and what the device does for it. */
export function deviceOf(about: About) {
  const drafts = fakeDrafts(about.drafts);
  const donations = fakeDonations(about.giving);
  const owner = about.session ? { mark: voucherMark(about.session), until: null } : null;
  return {
    belongings: fakeBelongings(drafts, owner),
    calendar: fakeCalendar(),
    clock: clockAt(about.at ?? now),
    donations,
    drafts,
    files: fakeFiles(),
    openOrders: fakeOpenOrders(drafts, donations),
    partner: fakeKeptPartner(about.partner ?? null),
    receipts: fakeReceipts(about.receipt),
    screenAwake: fakeScreenAwake(about.staysAwake ?? true),
    tabs: fakeOtherTabs(),
    voucher: fakeVoucherStore(),
    waits: fakeWaits(),
  };
}

export type Device = ReturnType<typeof deviceOf>;
