import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { KeepForRest } from '#application/voucher/keepForRest.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { TakeVoucher } from '#application/voucher/takeVoucher.ts';
import { LeaveInTime } from '#application/voucher/leaveInTime.ts';
import { TabSession } from '#application/voucher/tabSession.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import type { ForgetKept, Kept } from '#application/kept/kept.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { fakeKept } from './fakeKept.ts';
import { clockAt, fakeOtherTabs } from './fakeTab.ts';

type LifeKey =
  | 'addressee'
  | 'balanceAfter'
  | 'draftOwner'
  | 'emptySince'
  | 'isPrepaid'
  | 'lastVoucher'
  | 'removals'
  | 'tokenExpiry'
  | 'usedAt'
  | 'voucher'
  | 'voucherToken';

/** Start, spending and end of a voucher in a tab. */
export function voucherLife(
  kept: Kept<LifeKey> & ForgetKept<KeptKey> = fakeKept(),
  { tabs = fakeOtherTabs(), clock = clockAt() } = {},
) {
  const store = new VoucherStore(kept);
  const session = new TabSession(kept);
  const end = new EndVoucher(session, kept, tabs, clock);
  return {
    store,
    tabSession: session,
    end,
    tabs,
    take: new TakeVoucher(session, kept, end),
    spend: new SpendVoucher(session, kept, tabs),
    keep: new KeepForRest(kept),
    leave: new LeaveInTime(kept, clock),
  };
}
