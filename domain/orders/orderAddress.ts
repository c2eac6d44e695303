import type { Email } from '../customer/email.ts';
import { type MaskedEmail, maskEmail } from '../customer/maskEmail.ts';
import type { PendingSpendingOrder } from './pendingOrder.ts';

/**
 * The address of an order as it may be shown and kept with its outcome. It is masked once the order's voucher is not the
 * tab's last one any more: its holder removed everything, or another holder has begun (ADR 12).
 *
 * @param last mark of the last voucher in use; null after everything was removed
 */
export function orderAddress(
  { email, voucher }: Pick<PendingSpendingOrder, 'email' | 'voucher'>,
  last: string | null,
): Email | MaskedEmail {
  return voucher.mark === last ? email : maskEmail(email);
}
