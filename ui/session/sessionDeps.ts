import type { Clock } from '#application/ports/clock.ts';
import type { OtherTabs } from '#application/ports/otherTabs.ts';
import type { ReadKept } from '#application/kept/kept.ts';
import type { EndVoucher } from '#application/voucher/endVoucher.ts';
import type { LeaveInTime } from '#application/voucher/leaveInTime.ts';
import type { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';

type SessionKey =
  | 'balanceAfter'
  | 'emptySince'
  | 'lastVoucher'
  | 'moneyNews'
  | 'moneySeen'
  | 'redeemedFrom'
  | 'removals'
  | 'usedAt';

export interface SessionDeps {
  readonly restore: Pick<RestoreVoucher, 'execute'>;
  readonly leave: LeaveInTime;
  readonly end: EndVoucher;
  readonly stored: () => VoucherSession | null;
  readonly kept: ReadKept<SessionKey>;
  readonly tabs: OtherTabs;
  readonly clock: Clock;
  /** True on the thank-you page of a redemption. */
  readonly isThanked: () => boolean;
}
