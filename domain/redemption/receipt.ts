import type { Instant } from '../core/instant.ts';
import type { Email } from '../customer/email.ts';
import type { Money } from '../money/money.ts';
import type { Redemption } from './redemption.ts';

/** What the thank-you page shows of the last redemption of this tab. */
export interface Receipt {
  readonly redemption: Redemption;
  /** Where the mail went; the backend never echoes it. */
  readonly email: Email;
  /** What is left on the voucher. */
  readonly balance: Money;
  /** The mark of the voucher that paid: another one may be in use by now. */
  readonly voucherMark: string;
  /** Until when the voucher, and so what is left on it, can be used. */
  readonly voucherValidUntil: Instant | null;
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
 * can tell is kept.
 */
export function updated(receipt: Receipt, answer: Redemption): Receipt {
  const { redemption: known } = receipt;
  const balance = { ...receipt.balance, amountInCent: answer.remainingBalanceInCent };
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
