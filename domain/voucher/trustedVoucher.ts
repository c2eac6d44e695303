import type { Money } from '../money/money.ts';
import type { Voucher } from './voucher.ts';

/**
 * Trusts only the token, because a tab's storage can be forged (ADR 12). Accepts a lower stored balance only if it
 * equals the remainder (`rest`) of this tab's last order. For display only: the backend decides.
 */
export function trustedVoucher(stored: Voucher, token: Voucher, rest: Money | null): Voucher {
  const isSpent =
    rest !== null &&
    rest.currency === token.currency &&
    rest.amountInCent === stored.balanceInCent &&
    rest.amountInCent <= token.balanceInCent;
  return isSpent ? { ...token, balanceInCent: rest.amountInCent } : token;
}
