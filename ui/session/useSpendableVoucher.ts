import { isSpending } from '#domain/orders/pendingOrder.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { useServices } from './services.ts';

/** The voucher in use; null while an open order of this tab makes its balance uncertain (ADR 13). For observers. */
export function useSpendableVoucher(): Voucher | null {
  const { openOrders, session } = useServices();
  return isSpending(openOrders.value) ? null : session.voucher;
}
