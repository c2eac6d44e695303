import type { Instant } from '../core/instant.ts';
import type { Email } from '../customer/email.ts';
import type { Currency, Money } from '../money/money.ts';
import type { PaymentProvider, PaymentReference } from '../payment/payment.ts';
import type { PendingPayment } from '../payment/pendingPayment.ts';
import type { Redemption } from './redemption.ts';

/** What the voucher did not cover. */
export interface PaidOnTop {
  readonly reference: PaymentReference;
  readonly provider: PaymentProvider;
  /** In minor units. */
  readonly amountInCent: number;
}

/** What the thank-you page shows of this tab's last redemption. */
export interface Receipt {
  readonly redemption: Redemption;
  /** Where the mail was sent; the backend never repeats it. */
  readonly email: Email;
  /**
   * The remaining balance in minor units, and the currency of all amounts. The amount is null if the backend told
   * none that can be true.
   */
  readonly balance: { readonly amountInCent: number | null; readonly currency: Currency };
  /** The mark of the voucher that was spent from (`voucherMark`); another one may be in use by now. */
  readonly voucherMark: string;
  /** Until when the voucher, and so its remaining balance, can be used; null if not known. */
  readonly voucherValidUntil: Instant | null;
  /** True if the voucher can be charged. */
  readonly voucherIsPrepaid: boolean;
  /** What was paid on top of the voucher, in the currency of all amounts; null if nothing was. */
  readonly paid: PaidOnTop | null;
  /** What the holder wished to have on the voucher again, in minor units; null if nothing. */
  readonly endAmountInCent: number | null;
}

/** Returns what a receipt keeps of a payment that was made. */
export function paidOnTop(payment: PendingPayment | null): PaidOnTop | null {
  if (payment === null) return null;
  const { reference, provider, amountInCent } = payment;
  return { reference, provider, amountInCent };
}

/** Returns the remaining balance; null if it is not known. */
export function leftAfter({ balance: { amountInCent, currency } }: Pick<Receipt, 'balance'>): Money | null {
  return amountInCent === null ? null : { amountInCent, currency };
}

/** True if something was redeemed at this shop. True for every receipt if `shopId` is undefined. */
export function isReceiptOf(
  { redemption }: Pick<Receipt, 'redemption'>,
  shopId: string | undefined,
): boolean {
  return shopId === undefined || redemption.items.some((item) => item.shopId === shopId);
}

/**
 * Returns the receipt as it may be stored: without everything that opens a code, a document or a fraud check (product
 * 8.1).
 */
export function withoutLinks(receipt: Receipt): Receipt {
  const { redemption } = receipt;
  return {
    ...receipt,
    redemption: {
      ...redemption,
      items: redemption.items.map((item) => ({ ...item, redeemLinkToken: null })),
      documentIdent: null,
      fraudPreventionIdent: null,
    },
  };
}

/**
 * The receipt after the backend was asked for its redemption again. The balance is the answer's, because value may
 * have come back; if the answer has no usable balance, the known one stays. An answer that was given without the
 * status token lacks what opens codes and documents; the known tokens are kept then.
 */
export function updated(receipt: Receipt, answer: Redemption): Receipt {
  const { redemption: known } = receipt;
  const amountInCent = answer.remainingBalanceInCent ?? receipt.balance.amountInCent;
  const balance = { ...receipt.balance, amountInCent };
  if (answer.statusToken !== null || known.statusToken === null) {
    return { ...receipt, balance, redemption: answer };
  }
  return {
    ...receipt,
    balance,
    redemption: {
      ...answer,
      statusToken: known.statusToken,
      documentIdent: answer.documentIdent ?? known.documentIdent,
      fraudPreventionIdent: answer.fraudPreventionIdent ?? known.fraudPreventionIdent,
      items: answer.items.map((item, index) => ({
        ...item,
        redeemLinkToken: item.redeemLinkToken ?? known.items[index]?.redeemLinkToken ?? null,
      })),
    },
  };
}
