import { type BuyerType, type ZoneOffset, usableFrom } from '../calendar/usableFrom.ts';
import type { Instant } from '../core/instant.ts';
import type { Currency, Money } from '../money/money.ts';
import type { SerialNumber } from '../voucher/serialNumber.ts';

/** INACTIVE: waits for its giver. BLOCKED: cancelled or replaced, so it cannot be activated. */
export const ACTIVATION_STATES = ['INACTIVE', 'ACTIVATED', 'BLOCKED'] as const;
type ActivationState = (typeof ACTIVATION_STATES)[number];

/** What became of a voucher that was to be activated. FAILED may be tried again. */
export const ACTIVATION_OUTCOMES = ['ACTIVATED', 'FAILED', 'BLOCKED'] as const;
type ActivationOutcome = (typeof ACTIVATION_OUTCOMES)[number];

/** A voucher of an order, as its giver sees it: never with its code. */
export interface GivenVoucher {
  readonly serialNumber: SerialNumber;
  readonly value: Money;
  readonly state: ActivationState;
  /** Null if it is not activated, or nobody knows when it was. */
  readonly activatedAt: Instant | null;
}

/** An order whose vouchers their giver activates (product 10.1). */
export interface GivenOrder {
  readonly orderedAt: Instant;
  readonly buyer: BuyerType;
  readonly vouchers: readonly GivenVoucher[];
}

/** What the backend says about one voucher that was to be activated. */
export interface ActivationResult {
  readonly serialNumber: SerialNumber;
  readonly outcome: ActivationOutcome;
  readonly activatedAt: Instant | null;
}

/** An order after some of its vouchers were to be activated. */
export interface Activated {
  readonly order: GivenOrder;
  /** Serial numbers of those that were to be activated and were not. */
  readonly failed: readonly SerialNumber[];
}

/** Returns the vouchers that can still be activated. */
export function waitingVouchers({ vouchers }: GivenOrder): readonly GivenVoucher[] {
  return vouchers.filter(({ state }) => state === 'INACTIVE');
}

/** True if nothing is left to activate, and nothing is blocked. */
export function isAllActivated({ vouchers }: GivenOrder): boolean {
  return vouchers.every(({ state }) => state === 'ACTIVATED');
}

/** Adds up values, by currency in the order in which the currencies appear. */
export function sumOf(vouchers: readonly GivenVoucher[]): readonly Money[] {
  const sums = new Map<Currency, number>();
  for (const { value } of vouchers) {
    sums.set(value.currency, (sums.get(value.currency) ?? 0) + value.amountInCent);
  }
  return [...sums].map(([currency, amountInCent]) => ({ amountInCent, currency }));
}

/**
 * Lays the results over the order. Only vouchers that were asked for are looked at; one without a result counts as
 * failed, since nobody has said that it is activated.
 */
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

/**
 * Tells from an order alone which of the vouchers that were to be activated are not. One that the order no longer
 * names counts as one of them, since nobody has said that it is activated.
 */
export function leftOver(order: GivenOrder, asked: readonly SerialNumber[]): Activated {
  const activated = order.vouchers.filter(({ state }) => state === 'ACTIVATED');
  const numbers = new Set(activated.map(({ serialNumber }) => serialNumber));
  return { order, failed: asked.filter((serialNumber) => !numbers.has(serialNumber)) };
}

/**
 * Returns the moment from which the codes of the order can be used once they are activated; null if that is so
 * already.
 */
export function usableLater(
  { orderedAt, buyer }: GivenOrder,
  offset: ZoneOffset,
  now: Instant,
): Instant | null {
  const from = usableFrom(orderedAt, buyer, offset);
  return from > now ? from : null;
}
