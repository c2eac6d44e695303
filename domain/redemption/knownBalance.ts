import type { Voucher } from '../voucher/voucher.ts';
import type { Receipt } from './receipt.ts';

/** What a tab knows that is newer than the voucher's own balance. */
interface News {
  /** True while an order of this tab waits for its outcome. */
  readonly isOrderOpen: boolean;
  /** Of the last redemption of this tab; null if there is none. */
  readonly receipt: Pick<Receipt, 'voucherMark' | 'balance'> | null;
}

/**
 * Returns the balance that may be said of the voucher in use, in minor units: what its last redemption left, if there
 * was one. Null while nobody knows it, because an order is open or that redemption told no balance that can be true.
 */
export function knownBalance(
  { balanceInCent }: Pick<Voucher, 'balanceInCent'>,
  mark: string | null,
  { isOrderOpen, receipt }: News,
): number | null {
  if (isOrderOpen) return null;
  return receipt?.voucherMark === mark ? receipt.balance.amountInCent : balanceInCent;
}
