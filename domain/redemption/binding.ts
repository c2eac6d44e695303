import type { Instant } from '../core/instant.ts';
import type { Customer } from '../customer/customer.ts';
import type { Currency } from '../money/money.ts';
import { fingerprintOf } from '../orders/fingerprint.ts';
import type { DeliveryKind } from './delivery.ts';
import { type RedemptionLine, lineName, totalInCent } from './draft.ts';
import { type PendingRedemption, type Quote, type Redemption, progressOf } from './redemption.ts';

/** What an answer about a redemption is compared with: the order as it was sent. */
export type PlacedOrder = Pick<PendingRedemption, 'quote' | 'draft'>;

/**
 * True if a quote is about what was asked for (ADR 13): it is in the voucher's currency, covers the sum of the lines,
 * its amounts add up (in minor units), nothing is to be paid while value is left on the voucher, and it has not
 * expired. No other quote may be shown or committed to.
 */
export function quoteFits(
  quote: Quote,
  lines: readonly RedemptionLine[],
  currency: Currency,
  now: Instant,
): boolean {
  const { balanceInCent, coveredInCent, toPayInCent, remainingInCent } = quote;
  return (
    quote.currency === currency &&
    coveredInCent + toPayInCent === totalInCent(lines) &&
    coveredInCent + remainingInCent === balanceInCent &&
    (toPayInCent === 0 || remainingInCent === 0) &&
    now < quote.expiresAt
  );
}

/** True if the backend tells of the order that was sent: same id, same lines in any order. */
export function isOrderSent({ id, items }: Redemption, { quote, draft }: PlacedOrder): boolean {
  return id === quote.id && isSameList(items, draft.lines);
}

/**
 * True if this can be the answer to placing the order: `isOrderSent`, and the remaining balance is the quote's (the
 * full balance if the value was returned). Only this answer is held to the balance: later, value that came back or
 * was topped up changes it rightly (ADR 13).
 */
export function followsQuote(redemption: Redemption, order: PlacedOrder): boolean {
  const { quote } = order;
  const isReturned = progressOf(redemption.status) === 'returned';
  if (redemption.status === 'PAYMENT_PENDING') return false;
  const expected = isReturned ? quote.balanceInCent : quote.remainingInCent;
  return isOrderSent(redemption, order) && redemption.remainingBalanceInCent === expected;
}

/** True if two lists have the same lines, in any order. */
export function isSameList(one: readonly RedemptionLine[], other: readonly RedemptionLine[]): boolean {
  const names = (lines: readonly RedemptionLine[]) => lines.map(lineName).sort().join();
  return names(one) === names(other);
}

/**
 * Returns a fingerprint of what is sent with a redemption beside its lines, to tell later whether the same would be
 * sent again without storing it.
 */
export function redemptionPrint({ customer, delivery, campaign, isPaybackCustomer }: Beside): string {
  return fingerprintOf(customer, delivery, campaign, isPaybackCustomer);
}

interface Beside {
  readonly customer: Customer;
  readonly delivery: DeliveryKind;
  readonly campaign: string | null;
  readonly isPaybackCustomer: boolean;
}
