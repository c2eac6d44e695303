import type { Instant } from '../core/clock.ts';
import { type Refusal, refusal } from '../core/problem.ts';
import { pendingPayment } from '../payment/begin.ts';
import type { Payment } from '../payment/payment.ts';
import type { Voucher } from '../voucher/voucher.ts';

/** In cents, in the voucher's currency (product 9.2). */
const USUAL_RANGE = { minInCent: 1500, maxInCent: 15_000 } as const;

export function chargeRange({ charging }: Voucher): {
  readonly minInCent: number;
  readonly maxInCent: number;
} {
  return { ...USUAL_RANGE, ...charging?.range };
}

/**
 * Why a voucher cannot be topped up now, or `undefined`.
 * @param payments the payments of this voucher
 */
export function chargeRefusal(
  voucher: Voucher,
  payments: readonly Payment[],
  now: Instant,
): Refusal | undefined {
  const { isPrepaid, charging, validUntil, refusedWith } = voucher;
  if (charging?.refusedWith !== undefined) return refusal(charging.refusedWith);
  if (!isPrepaid || refusedWith !== undefined || now > validUntil) return refusal('CHGx3');
  return pendingPayment(payments);
}
