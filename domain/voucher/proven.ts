import type { Money } from '../money/money.ts';
import type { Voucher } from './voucher.ts';

/**
 * The voucher out of a tab's storage, where anybody can write: what its token says counts. A lower balance is believed
 * only where a redemption of this tab has left just that, `rest`. It is for display: the backend decides.
 */
export function proven(stored: Voucher, token: Voucher, rest: Money | null): Voucher {
  const isSpent =
    rest !== null &&
    rest.currency === token.currency &&
    rest.amountInCent === stored.balanceInCent &&
    rest.amountInCent <= token.balanceInCent;
  return isSpent ? { ...token, balanceInCent: rest.amountInCent } : token;
}
