import type { Instant } from '../core/instant.ts';
import type { Customer } from '../customer/customer.ts';
import type { Currency } from '../money/money.ts';
import { fingerprintOf } from '../orders/fingerprint.ts';
import type { DeliveryKind } from './delivery.ts';
import { type RedemptionLine, totalInCent } from './draft.ts';
import { type OrderUnderWay, type Quote, type Redemption, progressOf } from './redemption.ts';

/** What was sent, as far as an answer has to match it. */
export type PlacedOrder = Pick<OrderUnderWay, 'quote' | 'draft'>;

/**
 * Whether a quote counts what was asked for (ADR 29): in the voucher's currency, over the sum of the lines, with
 * amounts that add up, and still valid. Any other is no money that may be shown or committed to. All in cents.
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
    remainingInCent <= balanceInCent &&
    now < quote.expiresAt
  );
}

/** Whether what the backend tells of is the order that was sent: its id and its lines, in whatever order. */
export function isOrderSent({ id, items }: Redemption, { quote, draft }: PlacedOrder): boolean {
  return id === quote.id && isSameList(items, draft.lines);
}

/**
 * Whether the answer to a press follows from its quote. Only there the remainder is bound: later, value that came
 * back or was topped up changes it rightly.
 */
export function followsQuote(redemption: Redemption, order: PlacedOrder): boolean {
  const { quote } = order;
  const isReturned = progressOf(redemption.status) === 'returned';
  const expected = isReturned ? quote.balanceInCent : quote.remainingInCent;
  return isOrderSent(redemption, order) && redemption.remainingBalanceInCent === expected;
}

/** Whether two lists of lines hold the same, in whatever order. */
export function isSameList(one: readonly RedemptionLine[], other: readonly RedemptionLine[]): boolean {
  const names = (lines: readonly RedemptionLine[]) =>
    lines
      .map(({ shopId, valueInCent, quantity }) => JSON.stringify([shopId, valueInCent, quantity]))
      .sort()
      .join();
  return names(one) === names(other);
}

/** Tells what is sent beside the lines of one redemption from another's, without keeping it. */
export function redemptionPrint({ customer, delivery, campaign, isPaybackCustomer }: Beside): string {
  return fingerprintOf(customer, delivery, campaign, isPaybackCustomer);
}

interface Beside {
  readonly customer: Customer;
  readonly delivery: DeliveryKind;
  readonly campaign: string | null;
  readonly isPaybackCustomer: boolean;
}
