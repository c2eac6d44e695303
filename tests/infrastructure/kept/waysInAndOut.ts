import { ENDS, type EndCause } from '#domain/kept/retention.ts';
import { STAY_MS } from '#domain/kept/stay.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import { aCharge, aPendingCharge } from '#tests/data/charge.ts';
import { aDonation, anOpenDonation } from '#tests/data/donation.ts';
import { now } from '#tests/data/moments.ts';
import { aRedemption, anOpenOrder } from '#tests/data/redemption.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { aVoucherOrder, aPendingVoucherOrder } from '#tests/data/voucherOrder.ts';
import type { KeptTab } from './aKeptTab.ts';

/** The voucher that comes first. */
export const FIRST = aSession({ voucher: aVoucher({ isPrepaid: true }) });
export const MARK = voucherMark(FIRST);
const withoutLeft = { remainingBalanceInCent: 0 };
type Way = (tab: KeptTab) => void;

/** Carries an order out, and leaves its thank-you page. */
const redeem =
  (about: Parameters<typeof aRedemption>[0] = {}): Way =>
  (tab) => {
    tab.pendingStores.redemption.write(anOpenOrder());
    tab.finishRedemption.execute(aRedemption(about), anOpenOrder());
    tab.end.execute('done', MARK);
  };
const donate =
  (about: Parameters<typeof aDonation>[0] = {}): Way =>
  (tab) => {
    tab.pendingStores.donation.write(anOpenDonation());
    tab.finishDonation.execute(aDonation(about), anOpenDonation());
  };
const order =
  (exchangedInCent: number, voucher: { mark: string; balanceInCent: number } | null): Way =>
  (tab) => {
    const note = aPendingVoucherOrder({ order: aVoucherOrder({ exchangedInCent }), voucher });
    tab.pendingStores.voucherOrder.write(note);
    tab.finishVoucherOrder.execute({ orderNumber: '482910555' }, note);
    tab.end.execute('expired', MARK);
  };
const topUp: Way = (tab) => {
  tab.pendingStores.charge.write(aPendingCharge());
  tab.finishCharge.execute(aCharge(), aPendingCharge());
  tab.end.execute('expired', MARK);
};

/** Every cause of an end; a new one is here by itself. */
export const CAUSES = Object.fromEntries(
  (Object.keys(ENDS) as EndCause[]).map((cause): [string, Way] => [
    cause,
    (tab) => tab.end.execute(cause, MARK),
  ]),
);

/** Every way out: nothing, a cause, and each order that is carried out, with what ends the voucher afterwards. */
export const WAYS_OUT: Readonly<Record<string, Way>> = {
  'still in use': () => undefined,
  ...CAUSES,
  'redeemed, with a rest': redeem(),
  'redeemed, with nothing left': redeem(withoutLeft),
  'redeemed, and nobody knows what is left': redeem({ remainingBalanceInCent: null }),
  'redeemed, the half hour is over': (tab) => {
    redeem()(tab);
    tab.time.now = now + STAY_MS;
    tab.leave.execute();
  },
  'removed while the order was under way': (tab) => {
    tab.pendingStores.redemption.write(anOpenOrder());
    tab.end.execute('removed', MARK);
    tab.finishRedemption.execute(aRedemption(), anOpenOrder());
  },
  'donated, with a rest': donate(),
  'donated, with nothing left': donate(withoutLeft),
  'topped up': topUp,
  'vouchers ordered': order(0, null),
  'vouchers ordered with an exchange': order(20_00, { mark: MARK, balanceInCent: 60_00 }),
};

/** Every way in; the test at the end compares the names with the use cases there are. */
export const WAYS_IN: Readonly<Record<string, (tab: KeptTab, session: VoucherSession) => Promise<unknown>>> =
  {
    'voucher/enterVoucherCode.ts': (tab, session) => tab.enter(session),
    'thirdParty/takeThirdPartyEntry.ts': (tab, session) => tab.follow(session),
  };
