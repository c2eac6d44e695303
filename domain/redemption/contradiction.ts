import { type RedemptionStatus, progressOf } from './redemption.ts';

/**
 * True if a redemption that was confirmed as `before` cannot have become `told`: a wait for its payment does not come
 * back, what was completed fails no more (its value can only come back), and value that came back is not redeemed after
 * all. With a payment that was received (`isPaid`) a redemption cannot fail, since both fail only together. Nothing may be
 * said of the money then but that nobody knows.
 */
export function contradicts(before: RedemptionStatus, told: RedemptionStatus, isPaid: boolean): boolean {
  if (before === told) return false;
  if (told === 'PAYMENT_PENDING') return true;
  if (told === 'FAILED') return isPaid || before === 'COMPLETED';
  return progressOf(before) === 'returned' && progressOf(told) !== 'returned';
}
