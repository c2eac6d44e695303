import { type BuyerType, type ZoneOffset, usableFrom } from '../calendar/usableFrom.ts';
import type { Instant } from '../core/instant.ts';
import type { Currency, Money } from '../money/money.ts';
import type { SerialNumber } from '../voucher/serialNumber.ts';

/** BLOCKED: cancelled or replaced; it cannot be activated any more. */
export const ACTIVATION_STATES = ['INACTIVE', 'ACTIVATED', 'BLOCKED'] as const;
type ActivationState = (typeof ACTIVATION_STATES)[number];

/** Only FAILED may be retried. */
export const ACTIVATION_OUTCOMES = ['ACTIVATED', 'FAILED', 'BLOCKED'] as const;
type ActivationOutcome = (typeof ACTIVATION_OUTCOMES)[number];

/** A voucher as its giver sees it. It never carries the code. */
export interface GivenVoucher {
  readonly serialNumber: SerialNumber;
  readonly value: Money;
  readonly state: ActivationState;
  readonly activatedAt: Instant | null;
}

export interface GivenOrder {
  readonly orderedAt: Instant;
  readonly buyer: BuyerType;
  readonly vouchers: readonly GivenVoucher[];
}

export interface ActivationResult {
  readonly serialNumber: SerialNumber;
  readonly outcome: ActivationOutcome;
  readonly activatedAt: Instant | null;
}

export interface Activated {
  readonly order: GivenOrder;
  /** Requested, but not confirmed as activated. */
  readonly failed: readonly SerialNumber[];
}

export function waitingVouchers({ vouchers }: GivenOrder): readonly GivenVoucher[] {
  return vouchers.filter(({ state }) => state === 'INACTIVE');
}

export function isAllActivated({ vouchers }: GivenOrder): boolean {
  return vouchers.every(({ state }) => state === 'ACTIVATED');
}

/** One sum per currency, in order of first appearance. */
export function sumOf(vouchers: readonly GivenVoucher[]): readonly Money[] {
  const sums = new Map<Currency, number>();
  for (const { value } of vouchers) {
    sums.set(value.currency, (sums.get(value.currency) ?? 0) + value.amountInCent);
  }
  return [...sums].map(([currency, amountInCent]) => ({ amountInCent, currency }));
}

/** Merges the backend's results into the order. Results for vouchers that were not requested are ignored. */
export function withResults(
  order: GivenOrder,
  asked: readonly SerialNumber[],
  results: readonly ActivationResult[],
): Activated {
  const resultOf = new Map(results.map((result) => [result.serialNumber, result]));
  const vouchers = order.vouchers.map((voucher) => {
    const result = asked.includes(voucher.serialNumber) ? resultOf.get(voucher.serialNumber) : undefined;
    if (result === undefined || result.outcome === 'FAILED') return voucher;
    return { ...voucher, state: result.outcome, activatedAt: result.activatedAt };
  });
  return leftOver({ ...order, vouchers }, asked);
}

/** A voucher missing from the order counts as failed: nothing confirms its activation. */
export function leftOver(order: GivenOrder, asked: readonly SerialNumber[]): Activated {
  const activated = order.vouchers.filter(({ state }) => state === 'ACTIVATED');
  const numbers = new Set(activated.map(({ serialNumber }) => serialNumber));
  return { order, failed: asked.filter((serialNumber) => !numbers.has(serialNumber)) };
}

/** Returns when the activated codes become usable; null if they already are. */
export function usableLater(
  { orderedAt, buyer }: GivenOrder,
  offset: ZoneOffset,
  now: Instant,
): Instant | null {
  const from = usableFrom(orderedAt, buyer, offset);
  return from > now ? from : null;
}
