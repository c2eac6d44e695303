import type { ReadKept } from '#application/kept/kept.ts';
import type { EndVoucher } from '#application/voucher/endVoucher.ts';
import type { FollowSession } from '#application/voucher/followSession.ts';
import type { LeaveInTime } from '#application/voucher/leaveInTime.ts';
import type { WatchedSession } from '#application/voucher/tabSession.ts';

export interface SessionDeps {
  readonly session: WatchedSession;
  readonly follow: FollowSession;
  readonly leave: LeaveInTime;
  readonly end: EndVoucher;
  readonly kept: ReadKept<'balanceAfter' | 'lastVoucher' | 'moneyNews' | 'moneySeen'>;
  /** True on the thank-you page of a redemption. */
  readonly isThanked: () => boolean;
}
