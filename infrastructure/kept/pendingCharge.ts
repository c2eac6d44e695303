import * as z from 'zod/mini';
import type { ChargeToken } from '#domain/charge/chargeDraft.ts';
import type { PendingCharge } from '#domain/charge/chargeOrder.ts';
import { KEPT } from '#domain/kept/table.ts';
import type { PendingOrderForm } from './browserPendingOrderStore.ts';
import { serialNumber } from './storedNames.ts';
import { PENDING_ORDER } from './storedPendingOrder.ts';
import { StoredPayment } from './storedPayment.ts';
import { branded, cents } from './storedShapes.ts';

export const CHARGE_FORM: PendingOrderForm<PendingCharge> = {
  kind: 'charge',
  key: KEPT.pendingCharge,
  idOf: ({ payment }) => payment.reference,
  schema: z.object({
    standing: PENDING_ORDER.standing,
    payment: StoredPayment,
    token: branded<ChargeToken>(),
    serialNumber,
    currentInCent: cents,
  }),
};
