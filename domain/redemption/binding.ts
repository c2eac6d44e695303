import type { Instant } from '../core/instant.ts';
import type { Customer } from '../customer/customer.ts';
import type { Currency } from '../money/money.ts';
import { fingerprintOf } from '../orders/fingerprint.ts';
import type { DeliveryKind } from './delivery.ts';
import { type RedemptionLine, isSameDraft, lineName, totalInCent } from './draft.ts';
import { type PendingRedemption, type Quote, type Redemption, progressOf } from './redemption.ts';

export type PlacedOrder = Pick<PendingRedemption, 'quote' | 'draft'>;

/** Same currency, consistent sums, nothing to pay while value stays, not expired. Show no other quote (ADR 13). */
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

/** Same id, currency and lines, in any order. */
export function isOrderSent(redemption: Redemption, { quote, draft }: PlacedOrder): boolean {
  const { id, items } = redemption;
  return id === quote.id && isIn(quote.currency, redemption) && isSameList(items, draft.lines);
}

/** True also if the backend does not say the currency. */
export function isIn(currency: Currency, redemption: Pick<Redemption, 'currency'>): boolean {
  return redemption.currency === null || redemption.currency === currency;
}

/** True if the redemption is a valid answer to the submit: `isOrderSent`, with the remainder that it must leave. */
export function followsQuote(redemption: Redemption, order: PlacedOrder): boolean {
  if (redemption.status === 'PAYMENT_PENDING' || !isOrderSent(redemption, order)) return false;
  return redemption.remainingBalanceInCent === remainderOf(redemption, order);
}

/** The redemption without a remainder that it cannot have left: a later answer may name another one (ADR 13). */
export function boundToQuote(redemption: Redemption, order: Pick<PlacedOrder, 'quote'>): Redemption {
  const { remainingBalanceInCent: reported } = redemption;
  return {
    ...redemption,
    remainingBalanceInCent: reported === remainderOf(redemption, order) ? reported : null,
  };
}

function remainderOf(redemption: Redemption, { quote }: Pick<PlacedOrder, 'quote'>): number {
  return quote.remainingInCent + broughtBackInCent(redemption);
}

/** What a redemption has put back on the voucher: once returned, its whole price (ADR 20). */
export function broughtBackInCent({ status, items }: Pick<Redemption, 'status' | 'items'>): number {
  return progressOf(status) === 'returned' ? totalInCent(items) : 0;
}

/** Ignores the order of the lines. */
export function isSameList(one: readonly RedemptionLine[], other: readonly RedemptionLine[]): boolean {
  const names = (lines: readonly RedemptionLine[]) => lines.map(lineName).sort().join();
  return names(one) === names(other);
}

/** Covers what is sent beside the lines; detects an identical submit without storing the data. */
export function redemptionPrint({ customer, delivery, campaign, isPaybackCustomer }: Beside): string {
  return fingerprintOf(customer, delivery, campaign, isPaybackCustomer);
}

interface Beside {
  readonly customer: Customer;
  readonly delivery: DeliveryKind;
  readonly campaign: string | null;
  readonly isPaybackCustomer: boolean;
}

/** True if both redeem the same for the same voucher and customer, whatever their quotes are. */
export function isSameRedemption(
  one: Pick<PendingRedemption, 'voucher' | 'fingerprint' | 'draft'>,
  other: Pick<PendingRedemption, 'voucher' | 'fingerprint' | 'draft'>,
): boolean {
  return (
    one.voucher.mark === other.voucher.mark &&
    one.fingerprint === other.fingerprint &&
    isSameDraft(one.draft, other.draft)
  );
}
