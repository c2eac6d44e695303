import { type Result, done, refused } from '../core/result.ts';
import type { Money } from '../money/money.ts';
import { type AmountFault, parseAmount } from '../money/parseAmount.ts';
import type { Voucher } from '../voucher/voucher.ts';
import { type OfferName, type OfferedValue, type Offers, type Promotion, offered } from './offers.ts';
import type { VoucherOrder } from './voucherOrder.ts';

/** What is chosen and typed to order vouchers, exactly as it stands in the form. */
export interface OrderEntry {
  /** Null while nothing is chosen. */
  readonly offer: OfferName | null;
  /** Of a promotion; brought into its range when it is read. */
  readonly quantity: number;
  /** Of a promotion: the value of each voucher in minor units; null while none is chosen. */
  readonly valueInCent: number | null;
  /** Of a promotion: true if part of the price is to be exchanged. */
  readonly exchanges: boolean;
  /** Used only with `exchanges`. */
  readonly exchangeText: string;
}

/** The form before anything is chosen. */
export const EMPTY_ORDER: OrderEntry = {
  offer: null,
  quantity: 1,
  valueInCent: null,
  exchanges: false,
  exchangeText: '',
};

/** Why nothing can be exchanged. `no-voucher`: none is in use that could be. */
export type ExchangeFault =
  | { readonly kind: AmountFault | 'no-voucher' | 'nothing' }
  /** A part has to be paid in money, or the voucher has no more. */
  | { readonly kind: 'above'; readonly maxInCent: number };

/** What is wrong with an order; empty if nothing is. */
export interface OrderFaults {
  readonly offer?: 'choice';
  readonly value?: 'choice';
  readonly exchange?: ExchangeFault;
}

/** The least that is paid in money, in minor units: an order without a payment is none. */
const LEAST_TO_PAY = 1;

/** Returns the offer that is meant: the chosen one if there is such an offer, or the only one. */
export function chosenOffer({ offer }: Pick<OrderEntry, 'offer'>, offers: Offers): OfferName | null {
  const names = offered(offers);
  return (names.length === 1 ? names[0] : names.find((name) => name === offer)) ?? null;
}

/** Returns the number of vouchers within what the promotion allows. */
export function chosenQuantity(
  { quantity }: Pick<OrderEntry, 'quantity'>,
  { minQuantity, maxQuantity }: Promotion,
): number {
  return Math.min(Math.max(quantity, minQuantity), maxQuantity);
}

/** Returns the value that is chosen, if the promotion has it. */
export function chosenValue(
  { valueInCent }: Pick<OrderEntry, 'valueInCent'>,
  { values }: Promotion,
): OfferedValue | null {
  return values.find((value) => value.valueInCent === valueInCent) ?? null;
}

/** Returns what can be exchanged from the voucher in use: something, and in the currency of the offers. Else null. */
export function creditFor(
  { currency }: Pick<Offers, 'currency'>,
  voucher: Pick<Voucher, 'balanceInCent' | 'currency'> | null,
): Money | null {
  if (voucher === null || voucher.currency !== currency || voucher.balanceInCent === 0) return null;
  return { amountInCent: voucher.balanceInCent, currency };
}

/**
 * Returns the most that can be exchanged, in minor units: what is on the voucher, but a part of the price is always paid.
 * Null while there is no price.
 */
export function mostExchanged(entry: OrderEntry, { promotion }: Offers, credit: Money): number | null {
  const price = promotion && priceOf(entry, promotion);
  return price === null ? null : Math.max(0, Math.min(credit.amountInCent, price - LEAST_TO_PAY));
}

function priceOf(entry: OrderEntry, promotion: Promotion): number | null {
  const value = chosenValue(entry, promotion);
  return value && chosenQuantity(entry, promotion) * value.valueInCent;
}

/**
 * Returns the order that the form stands for, or everything that is wrong with it. `credit` is what can be exchanged
 * (`creditFor`).
 */
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
  if (offer === null || promotion === null) return refused({ offer: 'choice' });
  const value = chosenValue(entry, promotion);
  const exchanged = exchangeOf(entry, offers, credit);
  if (value === null || !exchanged.ok) {
    return refused({
      ...(value === null && { value: 'choice' as const }),
      ...(!exchanged.ok && { exchange: exchanged.fault }),
    });
  }
  const quantity = chosenQuantity(entry, promotion);
  return done({ offer, quantity, ...value, exchangedInCent: exchanged.value, currency });
}

/** Returns what is added up while the form is filled in: without an exchange that cannot be. Null without a price. */
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
