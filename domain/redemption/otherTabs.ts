import type { OtherOutcome } from '../orders/otherOutcome.ts';
import type { RedemptionStatus } from './redemption.ts';

/** @param status null if the backend knows no such redemption */
export function outcomeOfRedemption(status: RedemptionStatus | null): OtherOutcome {
  if (status === null) return 'never-arrived';
  if (status === 'PAYMENT_PENDING') return 'unknown';
  return status === 'FAILED' ? 'nothing' : 'carried-out';
}
