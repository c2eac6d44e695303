import type { Email } from '../customer/email.ts';
import { type MaskedEmail, maskEmail } from '../customer/maskEmail.ts';
import type { PendingSpendingOrder } from './pendingOrder.ts';

/**
 * The address of an order as it may be shown and kept with its outcome. It is masked once the order's voucher is not the
 * tab's last one any more: its holder removed everything, or another holder has begun; and half an hour after the last
 * use (ADR 12).
 *
 * @param addressee mark of the voucher whose orders may show their address; null without one
 */
export function orderAddress(
  { email, voucher }: Pick<PendingSpendingOrder, 'email' | 'voucher'>,
  addressee: string | null,
): Email | MaskedEmail {
  return mayNameHolder({ voucher }, addressee) ? email : maskEmail(email);
}

/** The rule of `orderAddress`, also for a postal address. */
export function mayNameHolder(
  { voucher }: Pick<PendingSpendingOrder, 'voucher'>,
  addressee: string | null,
): boolean {
  return voucher.mark === addressee;
}
