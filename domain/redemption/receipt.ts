import type { Instant } from '../core/instant.ts';
import type { Email } from '../customer/email.ts';
import type { Currency, Money } from '../money/money.ts';
import type { Redemption } from './redemption.ts';

/** What the thank-you page shows of the last redemption of this tab. */
export interface Receipt {
  readonly redemption: Redemption;
  /** Where the mail went; the backend never echoes it. */
  readonly email: Email;
  /** What is left on the voucher, in the currency of all its amounts; null where the backend's word made no sense. */
  readonly balance: { readonly amountInCent: number | null; readonly currency: Currency };
  /** The mark of the voucher that paid: another one may be in use by now. */
  readonly voucherMark: string;
  /** Until when the voucher, and so what is left on it, can be used. */
  readonly voucherValidUntil: Instant | null;
}

/** What is left on the voucher; null where nobody knows. */
export function leftAfter({ balance: { amountInCent, currency } }: Pick<Receipt, 'balance'>): Money | null {
  return amountInCent === null ? null : { amountInCent, currency };
}

/** Whether a receipt is of a redemption at one shop among others, or where none is named of any. */
export function isReceiptOf(
  { redemption }: Pick<Receipt, 'redemption'>,
  shopId: string | undefined,
): boolean {
  return shopId === undefined || redemption.items.some((item) => item.shopId === shopId);
}

/** The receipt as it may be stored: nothing in it opens a code or a document (design 7.15). */
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
 * A receipt after its redemption was asked for again; the balance is the answer's, for a value may have come back. An
 * answer without the redemption's own permission has less in it than what is known already; what only such an answer
 * can tell is kept, and so is the balance where the answer's makes no sense.
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
