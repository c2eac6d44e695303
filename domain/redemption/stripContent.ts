import { type Voucher, isRedeemedFrom } from '../voucher/voucher.ts';
import type { Receipt } from './receipt.ts';

/** What the strip of the voucher in use says of it. */
export interface StripContent {
  /** In minor units; null while nobody knows it, so that none is said. */
  readonly balanceInCent: number | null;
}

/** What a tab knows that is newer than the voucher's own balance. */
interface News {
  /** True while an order of this tab waits for its outcome. */
  readonly isOrderOpen: boolean;
  /** Of the last redemption of this tab; null if there is none. */
  readonly receipt: Pick<Receipt, 'voucherMark'> | null;
}

/**
 * Returns what the strip says of the voucher in use; null if it is not drawn, and the end of its session not warned of.
 * That is so once the voucher was redeemed from: the thank-you page alone tells what is left of it, and that its code is
 * asked for again.
 */
export function stripContent(
  { balanceInCent }: Pick<Voucher, 'balanceInCent'>,
  mark: string | null,
  { isOrderOpen, receipt }: News,
): StripContent | null {
  if (isRedeemedFrom(mark, receipt?.voucherMark ?? null)) return null;
  return { balanceInCent: isOrderOpen ? null : balanceInCent };
}
