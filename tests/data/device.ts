import type { About } from './about.ts';
import { fakeDonations } from './donation.ts';
import { fakeCalendar, fakeFiles, fakeScreenAwake } from './fakeDevice.ts';
import { clockAt, fakeDrafts, fakeReceipts, fakeVoucherStore } from './fakeTab.ts';
import { now } from './moments.ts';
import { fakeKeptPartner } from './thirdParty.ts';

/** What an app finds where it runs: a clock, the stores of its tab, and what the device does for it. */
export function deviceOf(about: About) {
  return {
    calendar: fakeCalendar(),
    clock: clockAt(about.at ?? now),
    donations: fakeDonations(about.giving),
    drafts: fakeDrafts(about.drafts),
    files: fakeFiles(),
    partner: fakeKeptPartner(about.partner ?? null),
    receipts: fakeReceipts(about.receipt),
    screenAwake: fakeScreenAwake(about.staysAwake ?? true),
    voucher: fakeVoucherStore(),
  };
}

export type Device = ReturnType<typeof deviceOf>;
