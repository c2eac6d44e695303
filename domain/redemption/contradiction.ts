import { type RedemptionStatus, progressOf } from './redemption.ts';

/**
 * True if the new status cannot follow the confirmed one: `PAYMENT_PENDING` does not return, a completed redemption
 * cannot fail, returned value is not redeemed after all. A received payment (`isPaid`) rules out `FAILED` too, because
 * both fail together. The page must then say that the money's state is unknown.
 */
export function contradicts(before: RedemptionStatus, reported: RedemptionStatus, isPaid: boolean): boolean {
  if (before === reported) return false;
  if (reported === 'PAYMENT_PENDING') return true;
  if (reported === 'FAILED') return isPaid || before === 'COMPLETED';
  return progressOf(before) === 'returned' && progressOf(reported) !== 'returned';
}
