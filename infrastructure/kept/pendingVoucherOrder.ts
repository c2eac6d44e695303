import * as z from 'zod/mini';
import { KEPT } from '#domain/kept/table.ts';
import type { PendingVoucherOrder } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import type { PendingOrderForm } from './browserPendingOrderStore.ts';
import { PENDING_ORDER } from './storedPendingOrder.ts';
import { StoredPayment } from './storedPayment.ts';
import { cents } from './storedShapes.ts';
import { StoredOrder, buyer } from './voucherOrderKept.ts';

export const VOUCHER_ORDER_FORM: PendingOrderForm<PendingVoucherOrder> = {
  kind: 'voucher-order',
  key: KEPT.pendingVoucherOrder,
  idOf: ({ payment }) => payment.reference,
  schema: z.object({
    standing: PENDING_ORDER.standing,
    payment: StoredPayment,
    order: StoredOrder,
    email: PENDING_ORDER.email,
    buyer,
    voucher: z.nullable(z.object({ mark: z.string(), balanceInCent: cents })),
  }),
};
