import { isSpending } from '#domain/orders/pendingOrder.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import type { Services } from './services.ts';

/** The voucher in use; null while an open order of any tab, or a top-up in another one, makes its balance uncertain (ADR 13). */
export function spendableVoucher({
  openAnywhere,
  session,
}: Pick<Services, 'openAnywhere' | 'session'>): Voucher | null {
  return isSpending(openAnywhere.value) || session.missed !== null ? null : session.voucher;
}
