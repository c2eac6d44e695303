import type { Money } from '../money/money.ts';
import type { Voucher } from './voucher.ts';

/**
 * Returns the voucher as far as it can be believed after a reload: what its token says, because anybody can write
 * into a tab's storage (ADR 12). A lower balance is believed only if an order of this tab has left just that
 * (`rest`). For display only: the backend decides.
 */
export function trustedVoucher(stored: Voucher, token: Voucher, rest: Money | null): Voucher {
  const isSpent =
    rest !== null &&
    rest.currency === token.currency &&
    rest.amountInCent === stored.balanceInCent &&
    rest.amountInCent <= token.balanceInCent;
  return isSpent ? { ...token, balanceInCent: rest.amountInCent } : token;
}
