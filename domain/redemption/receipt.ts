import type { Instant } from '../core/instant.ts';
import type { Email } from '../customer/email.ts';
import type { MaskedEmail } from '../customer/maskEmail.ts';
import type { Currency, Money } from '../money/money.ts';
import type { PaymentProvider, PaymentReference } from '../payment/payment.ts';
import type { PendingPayment } from '../payment/pendingPayment.ts';
import { broughtBackInCent } from './binding.ts';
import type { Recipient } from './recipient.ts';
import type { Redemption } from './redemption.ts';

export interface PaidOnTop {
  readonly reference: PaymentReference;
  readonly provider: PaymentProvider;
  readonly amountInCent: number;
}

/** Shown on the thank-you page for this tab's last redemption. */
export interface Receipt {
  readonly redemption: Redemption;
  /** The backend never repeats it. */
  readonly email: Email | MaskedEmail;
  /** Of goods by post; the backend never repeats it either. Null if there are none, or once it has left (ADR 12). */
  readonly recipient: Recipient | null;
  /** `currency` applies to all amounts of the receipt. `amountInCent` is null if the backend sent no plausible one. */
  readonly balance: { readonly amountInCent: number | null; readonly currency: Currency };
  /** The voucher that was spent from; another one may be in use now. */
  readonly voucherMark: string;
  readonly voucherValidUntil: Instant | null;
  readonly voucherIsPrepaid: boolean;
  readonly paid: PaidOnTop | null;
  readonly endAmountInCent: number | null;
}

export function paidOnTop(payment: PendingPayment | null): PaidOnTop | null {
  if (payment === null) return null;
  const { reference, provider, amountInCent } = payment;
  return { reference, provider, amountInCent };
}

export function leftAfter({ balance: { amountInCent, currency } }: Pick<Receipt, 'balance'>): Money | null {
  return amountInCent === null ? null : { amountInCent, currency };
}

export function isReceiptOf(
  { redemption }: Pick<Receipt, 'redemption'>,
  shopId: string | undefined,
): boolean {
  return shopId === undefined || redemption.items.some((item) => item.shopId === shopId);
}

/** For a balance that has changed since. */
export function withoutRest(receipt: Receipt): Receipt {
  return { ...receipt, balance: { ...receipt.balance, amountInCent: null } };
}

/**
 * The receipt that a page shows, without its remaining balance once another tab has changed that balance.
 * @param stored this tab's last receipt by now
 */
export function withoutOldRest(shown: Receipt, stored: Receipt | null): Receipt {
  const isOld = stored?.redemption.id === shown.redemption.id && stored.balance.amountInCent === null;
  return isOld ? withoutRest(shown) : shown;
}

/** A receipt with its recipient, who is stored beside it and leaves earlier: then none is left. */
export function withRecipient(receipt: Receipt, stored: Recipient | null): Receipt {
  const recipient = stored && (receipt.recipient ?? stored);
  return recipient === receipt.recipient ? receipt : { ...receipt, recipient };
}

/** Removes all that opens a code, a document or a fraud check, so that it may be stored (product 8.1). */
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
 * Applies a newer answer. The balance becomes unknown if it contradicts what the order left or brought back. Known tokens
 * survive an answer that was given without the status token.
 */
export function updated(receipt: Receipt, reported: Redemption): Receipt {
  const { redemption: known } = receipt;
  const amountInCent = balanceAfter(receipt, reported);
  const balance = { ...receipt.balance, amountInCent };
  const answer = { ...reported, remainingBalanceInCent: amountInCent };
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

/** Null if unknown. An answer without an amount says nothing new. */
function balanceAfter({ balance, redemption: known }: Receipt, reported: Redemption): number | null {
  const { amountInCent } = balance;
  if (amountInCent === null) return null;
  const expected = amountInCent - broughtBackInCent(known) + broughtBackInCent(reported);
  return (reported.remainingBalanceInCent ?? amountInCent) === expected ? expected : null;
}
