import * as z from 'zod/mini';
import type { ChargeToken } from '#domain/charge/chargeDraft.ts';
import type { ChargeUnderWay } from '#domain/charge/chargeOrder.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { parseSerialNumber } from '#domain/voucher/serialNumber.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { provider } from './chargeShelf.ts';
import type { NoteForm } from './orderShelf.ts';
import { NOTE } from './storedNote.ts';
import { STORED } from './storedKeys.ts';
import { cents, currency, filled } from './storedShapes.ts';

const StoredCharge = z.object({
  standing: NOTE.standing,
  reference: filled,
  key: filled,
  finalizeKey: filled,
  provider,
  paymentId: z.catch(z.nullable(filled), null),
  challenge: z.catch(z.nullable(filled), null),
  token: filled,
  serialNumber: z.string(),
  amountInCent: cents,
  currency,
  currentInCent: cents,
  sentAt: z.custom<Instant>(Number.isFinite),
});

/** How the note of an open top-up is stored and read. */
export const CHARGE_FORM: NoteForm<ChargeUnderWay> = {
  kind: 'charge',
  key: STORED.chargeUnderWay,
  idOf: ({ reference }) => reference,
  read(shelf) {
    const kept = shelf.read(STORED.chargeUnderWay, StoredCharge);
    const number = parseSerialNumber(kept?.serialNumber ?? '');
    if (kept === null || !number.ok) return null;
    return {
      ...kept,
      serialNumber: number.value,
      reference: kept.reference as PaymentReference,
      key: kept.key as IdempotencyKey,
      finalizeKey: kept.finalizeKey as IdempotencyKey,
      token: kept.token as ChargeToken,
    };
  },
};
