import * as z from 'zod/mini';
import type { ChargeToken } from '#domain/charge/chargeDraft.ts';
import type { ChargeUnderWay } from '#domain/charge/chargeOrder.ts';
import { parseSerialNumber } from '#domain/voucher/serialNumber.ts';
import type { NoteForm } from './orderShelf.ts';
import { NOTE } from './storedNote.ts';
import { KEPT } from '#domain/kept/table.ts';
import { StoredPayment, paymentOf } from './storedPayment.ts';
import { cents, filled } from './storedShapes.ts';

const StoredCharge = z.object({
  standing: NOTE.standing,
  payment: StoredPayment,
  token: filled,
  serialNumber: z.string(),
  currentInCent: cents,
});

/** How the note of an open top-up is stored and read. */
export const CHARGE_FORM: NoteForm<ChargeUnderWay> = {
  kind: 'charge',
  key: KEPT.chargeUnderWay,
  idOf: ({ payment }) => payment.reference,
  read(shelf) {
    const kept = shelf.read(KEPT.chargeUnderWay, StoredCharge);
    const number = parseSerialNumber(kept?.serialNumber ?? '');
    if (kept === null || !number.ok) return null;
    return {
      ...kept,
      serialNumber: number.value,
      token: kept.token as ChargeToken,
      payment: paymentOf(kept.payment),
    };
  },
};
