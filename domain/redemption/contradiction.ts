import { type RedemptionStatus, progressOf } from './redemption.ts';

/**
 * True if the new status cannot follow the confirmed one: `PAYMENT_PENDING` does not return, a completed redemption
 * cannot fail, returned value is not redeemed after all. A received payment (`isPaid`) rules out `FAILED` too, because
 * both fail together. The page must then say that the money's state is unknown.
 */
export function contradicts(before: RedemptionStatus, told: RedemptionStatus, isPaid: boolean): boolean {
  if (before === told) return false;
  if (told === 'PAYMENT_PENDING') return true;
  if (told === 'FAILED') return isPaid || before === 'COMPLETED';
  return progressOf(before) === 'returned' && progressOf(told) !== 'returned';
}
