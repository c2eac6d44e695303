import type { Currency } from '../money/money.ts';
import type { OfferName } from './offers.ts';

/** Vouchers that are ordered; amounts in minor units of `currency`. */
export interface VoucherOrder {
  readonly offer: OfferName;
  readonly quantity: number;
  /** Of each voucher. */
  readonly valueInCent: number;
  /** On top of each voucher's value, for nothing. */
  readonly bonusInCent: number;
  /** What is taken off the voucher in use, instead of being paid; 0 for nothing. */
  readonly exchangedInCent: number;
  readonly currency: Currency;
}

/** What an order adds up to; amounts in minor units. */
export interface OrderSums {
  readonly priceInCent: number;
  readonly bonusInCent: number;
  readonly exchangedInCent: number;
  readonly toPayInCent: number;
}

/** Adds an order up. */
export function orderSums({
  quantity,
  valueInCent,
  bonusInCent,
  exchangedInCent,
}: Omit<VoucherOrder, 'offer' | 'currency'>): OrderSums {
  const priceInCent = quantity * valueInCent;
  return {
    priceInCent,
    bonusInCent: quantity * bonusInCent,
    exchangedInCent,
    toPayInCent: priceInCent - exchangedInCent,
  };
}

/** True if something of a voucher's value is given for the order, so that the order puts that value in question. */
export function isExchanging({ exchangedInCent }: Pick<VoucherOrder, 'exchangedInCent'>): boolean {
  return exchangedInCent > 0;
}
