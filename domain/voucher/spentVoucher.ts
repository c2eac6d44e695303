import type { PendingOrderVoucher } from '../orders/pendingOrder.ts';
import { type VoucherSession, voucherMark } from './voucher.ts';

/** Returns what an order stores of the voucher that it spends. */
export function spentVoucher(session: VoucherSession): PendingOrderVoucher {
  const { validUntil, isPrepaid } = session.voucher;
  return { mark: voucherMark(session), validUntil, isPrepaid };
}
