import { type Result, done, refused } from '../core/result.ts';
import type { Money } from '../money/money.ts';
import { type AmountFault, parseAmount } from '../money/parseAmount.ts';
import type { Voucher } from '../voucher/voucher.ts';
import { type OfferName, type OfferedValue, type Offers, type Promotion, offered } from './offers.ts';
import type { VoucherOrder } from './voucherOrder.ts';

/** The form exactly as typed. */
export interface OrderEntry {
  readonly offer: OfferName | null;
  /** Promotion only; clamped when parsed. */
  readonly quantity: number;
  readonly valueInCent: number | null;
  readonly exchanges: boolean;
  readonly exchangeText: string;
}

export const EMPTY_ORDER: OrderEntry = {
  offer: null,
  quantity: 1,
  valueInCent: null,
  exchanges: false,
  exchangeText: '',
};

/** Preselects an offer; an earlier choice stays. */
export function withOffer(entry: OrderEntry | null, offer: OfferName): OrderEntry {
  const chosen = entry ?? EMPTY_ORDER;
  return chosen.offer === null ? { ...chosen, offer } : chosen;
}

/** `no-voucher`: no voucher in use can be exchanged. `nothing`: the amount is 0. */
export type ExchangeFault =
  | { readonly kind: AmountFault | 'no-voucher' | 'nothing' }
  /** Part of the price must be paid with money, or the balance is lower. */
  | { readonly kind: 'above'; readonly maxInCent: number };

export interface OrderFaults {
  readonly value?: 'choice';
  readonly exchange?: ExchangeFault;
}

/** In minor units: an order without a payment is none. */
const LEAST_TO_PAY = 1;

/** The first offer is preselected. Null only if nothing is offered. */
export function chosenOffer({ offer }: Pick<OrderEntry, 'offer'>, offers: Offers): OfferName | null {
  const names = offered(offers);
  return names.find((name) => name === offer) ?? names[0] ?? null;
}

export function chosenQuantity(
  { quantity }: Pick<OrderEntry, 'quantity'>,
  { minQuantity, maxQuantity }: Promotion,
): number {
  return Math.min(Math.max(quantity, minQuantity), maxQuantity);
}

export function chosenValue(
  { valueInCent }: Pick<OrderEntry, 'valueInCent'>,
  { values }: Promotion,
): OfferedValue | null {
  return values.find((value) => value.valueInCent === valueInCent) ?? null;
}

/** Null without a balance in the currency of the offers. */
export function creditFor(
  { currency }: Pick<Offers, 'currency'>,
  voucher: Pick<Voucher, 'balanceInCent' | 'currency'> | null,
): Money | null {
  if (voucher === null || voucher.currency !== currency || voucher.balanceInCent === 0) return null;
  return { amountInCent: voucher.balanceInCent, currency };
}

/** At most the balance, and at least `LEAST_TO_PAY` of the price stays to be paid. Null without a price. */
export function mostExchanged(entry: OrderEntry, { promotion }: Offers, credit: Money): number | null {
  const price = promotion && priceOf(entry, promotion);
  return price === null ? null : Math.max(0, Math.min(credit.amountInCent, price - LEAST_TO_PAY));
}

function priceOf(entry: OrderEntry, promotion: Promotion): number | null {
  const value = chosenValue(entry, promotion);
  return value && chosenQuantity(entry, promotion) * value.valueInCent;
}

/** Refuses with all faults of the form. `credit` is the result of `creditFor`. */
export function orderOf(
  entry: OrderEntry,
  offers: Offers,
  credit: Money | null,
): Result<VoucherOrder, OrderFaults> {
  const { currency, starterBundle, promotion } = offers;
  const offer = chosenOffer(entry, offers);
  if (offer === 'starter-bundle' && starterBundle !== null) {
    return done({ offer, ...starterBundle, exchangedInCent: 0, currency });
  }
  const value = promotion && chosenValue(entry, promotion);
  const exchanged = exchangeOf(entry, offers, credit);
  if (promotion === null || value === null || !exchanged.ok) {
    return refused({
      ...(value === null && { value: 'choice' as const }),
      ...(!exchanged.ok && { exchange: exchanged.fault }),
    });
  }
  const quantity = chosenQuantity(entry, promotion);
  return done({ offer: 'promotion', quantity, ...value, exchangedInCent: exchanged.value, currency });
}

/** The running total: ignores an invalid exchange; null without a price. */
export function orderSoFar(entry: OrderEntry, offers: Offers, credit: Money | null): VoucherOrder | null {
  const order = orderOf(entry, offers, credit);
  if (order.ok) return order.value;
  const without = orderOf({ ...entry, exchanges: false }, offers, credit);
  return without.ok ? without.value : null;
}

function exchangeOf(entry: OrderEntry, offers: Offers, credit: Money | null): Result<number, ExchangeFault> {
  if (!entry.exchanges || offers.promotion?.exchange !== true) return done(0);
  if (credit === null) return refused({ kind: 'no-voucher' });
  const typed = parseAmount(entry.exchangeText, offers.currency);
  if (!typed.ok) return refused({ kind: typed.fault });
  if (typed.value === 0) return refused({ kind: 'nothing' });
  const maxInCent = mostExchanged(entry, offers, credit);
  return maxInCent !== null && typed.value > maxInCent ? refused({ kind: 'above', maxInCent }) : typed;
}
