import { type Voucher, isRedeemedFrom } from '../voucher/voucher.ts';
import type { Receipt } from './receipt.ts';

export interface StripContent {
  /** Null while an open order makes it uncertain; the strip then shows none. */
  readonly balanceInCent: number | null;
}

interface News {
  /** True while an open order or a missed change makes the balance uncertain. */
  readonly isUncertain: boolean;
  readonly receipt: Pick<Receipt, 'voucherMark'> | null;
}

/** Null hides the strip and the session warning: after a redemption only the thank-you page shows the balance. */
export function stripContent(
  { balanceInCent }: Pick<Voucher, 'balanceInCent'>,
  mark: string | null,
  { isUncertain, receipt }: News,
): StripContent | null {
  if (isRedeemedFrom(mark, receipt?.voucherMark ?? null)) return null;
  return { balanceInCent: isUncertain ? null : balanceInCent };
}
