import type { Currency } from '../money/money.ts';
import type { OfferName } from './offers.ts';

export interface VoucherOrder {
  readonly offer: OfferName;
  readonly quantity: number;
  /** Per voucher. */
  readonly valueInCent: number;
  readonly bonusInCent: number;
  /** Taken from the voucher in use instead of being paid; 0 for none. */
  readonly exchangedInCent: number;
  readonly currency: Currency;
}

export interface OrderSums {
  readonly priceInCent: number;
  readonly bonusInCent: number;
  readonly exchangedInCent: number;
  readonly toPayInCent: number;
}

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

/** An exchange makes the voucher's balance uncertain. */
export function isExchanging({ exchangedInCent }: Pick<VoucherOrder, 'exchangedInCent'>): boolean {
  return exchangedInCent > 0;
}
