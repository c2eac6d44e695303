import type { OrderBook } from '#application/orders/orderBook.ts';
import type { DonationUnderWay } from '#domain/donation/donation.ts';
import type { OrderUnderWay } from '#domain/redemption/redemption.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import type { About } from './about.ts';
import { fakeCharges } from './charge.ts';
import { fakeDonations } from './donation.ts';
import { fakeCalendar, fakeFiles, fakeScreenAwake } from './fakeDevice.ts';
import {
  clockAt,
  fakeBelongings,
  fakeDonationBook,
  fakeDrafts,
  fakeOpenOrders,
  fakeReceipts,
  fakeRedemptionBook,
  fakeVoucherStore,
  openOf,
} from './fakeTab.ts';
import { voucherLife, fakeMemory } from './fakeMemory.ts';
import { fakeKept } from './fakeKept.ts';
import { fakeFraudNotes } from './fraud.ts';
import { fakeRevealWish } from './fakeRevealWish.ts';
import { fakeHelpNotes } from './help.ts';
import { fakeTabChanges } from './fakeTabChanges.ts';
import { now } from './moments.ts';
import { fakePaymentMemory } from './paymentMemory.ts';
import { fakeKeptPartner } from './thirdParty.ts';
import { fakeVoucherOrders } from './voucherOrder.ts';

/** What an app finds where it runs: a clock, the stores of its tab, and what the device does for it. */
export function deviceOf(about: About) {
  const { told, ...changes } = fakeTabChanges();
  const drafts = told(fakeDrafts(about.drafts));
  const donations = told(fakeDonations(about.giving));
  const charges = told(fakeCharges(about.charging));
  const voucherOrders = told(fakeVoucherOrders(about.ordering));
  const lasts = about.storageLasts ?? true;
  const redemptionBook: OrderBook<OrderUnderWay> = told(
    fakeRedemptionBook({ ...about.drafts, lasts }, () => openOf('donation', donationBook.read())),
  );
  const donationBook: OrderBook<DonationUnderWay> = told(
    fakeDonationBook({ ...about.giving, lasts }, () => openOf('redemption', redemptionBook.read())),
  );
  const forgetsBoth = {
    clear: () => {
      drafts.clear();
      donations.clearDraft();
    },
  };
  const belongings = told(
    fakeBelongings(forgetsBoth, about.session ? { mark: voucherMark(about.session), until: null } : null),
  );
  const partner = told(fakeKeptPartner(about.partner ?? null));
  const receipts = told(fakeReceipts(about.receipt));
  const helpNotes = fakeHelpNotes(about.helping);
  const fraudNotes = fakeFraudNotes();
  const kept = told(
    fakeKept({
      ...(about.lastEndAmount !== undefined && { prepaidEndAmount: about.lastEndAmount }),
      ...(about.remembered && { rememberedShops: about.remembered }),
    }),
  );
  const store = fakeVoucherStore(null, () => receipts.read()?.voucherMark ?? null);
  const clock = clockAt(about.at ?? now);
  const memory = fakeMemory({
    store,
    belongings,
    receipts: [receipts, donations, { clear: voucherOrders.forgetReceipt }],
    charges: {
      forget: () => [charges.forget(), voucherOrders.clear()],
      forgetReceipt: charges.forgetReceipt,
    },
    partner,
    requests: [helpNotes, fraudNotes],
    help: [{ clear: helpNotes.forgetTicket }],
    kept,
  });
  return {
    belongings,
    changes,
    calendar: fakeCalendar(),
    charges,
    clock,
    donationBook,
    donations,
    drafts,
    kept,
    files: fakeFiles(),
    fraudNotes,
    helpNotes,
    openOrders: fakeOpenOrders(redemptionBook, donationBook),
    partner,
    paymentMemory: fakePaymentMemory(),
    redemptionBook,
    receipts,
    screenAwake: fakeScreenAwake(about.staysAwake ?? true),
    voucher: store,
    voucherOrders,
    ...voucherLife(store, belongings, { memory, clock }),
    revealWish: fakeRevealWish(),
  };
}

export type Device = ReturnType<typeof deviceOf>;
