import { isSpending } from '#domain/orders/pendingOrder.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import type { Services } from './services.ts';

/** The voucher in use; null while an open order of this tab makes its balance uncertain (ADR 13). */
export function spendableVoucher({
  openOrders,
  session,
}: Pick<Services, 'openOrders' | 'session'>): Voucher | null {
  return isSpending(openOrders.value) ? null : session.voucher;
}
