import * as z from 'zod/mini';
import type { ChargeToken } from '#domain/charge/chargeDraft.ts';
import type { ChargeUnderWay } from '#domain/charge/chargeOrder.ts';
import { KEPT } from '#domain/kept/table.ts';
import type { NoteForm } from './browserPendingOrderStore.ts';
import { serialNumber } from './storedNames.ts';
import { NOTE } from './storedNote.ts';
import { StoredPayment } from './storedPayment.ts';
import { branded, cents } from './storedShapes.ts';

/** How the note of an open top-up is stored and read. */
export const CHARGE_FORM: NoteForm<ChargeUnderWay> = {
  kind: 'charge',
  key: KEPT.chargeUnderWay,
  idOf: ({ payment }) => payment.reference,
  schema: z.object({
    standing: NOTE.standing,
    payment: StoredPayment,
    token: branded<ChargeToken>(),
    serialNumber,
    currentInCent: cents,
  }),
};
