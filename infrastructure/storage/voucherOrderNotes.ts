import * as z from 'zod/mini';
import type { Instant } from '#domain/core/instant.ts';
import { parseEmail } from '#domain/customer/email.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { VoucherOrderUnderWay } from '#domain/voucherOrder/voucherOrderNote.ts';
import { provider } from './chargeShelf.ts';
import type { NoteForm } from './orderShelf.ts';
import { STORED } from './storedKeys.ts';
import { NOTE } from './storedNote.ts';
import { cents, filled } from './storedShapes.ts';
import { StoredOrder, buyer } from './voucherOrderShelf.ts';

const StoredPayment = z.object({
  reference: filled,
  provider,
  finalizeKey: filled,
  paymentId: z.catch(z.nullable(filled), null),
  challenge: z.catch(z.nullable(filled), null),
  startedAt: z.custom<Instant>(Number.isFinite),
});

const StoredNote = z.object({
  standing: NOTE.standing,
  key: filled,
  payment: StoredPayment,
  order: StoredOrder,
  email: z.string(),
  buyer,
  voucher: z.nullable(z.object({ mark: z.string(), balanceInCent: cents })),
});

/** How the note of an open order of vouchers is stored and read. */
export const VOUCHER_ORDER_FORM: NoteForm<VoucherOrderUnderWay> = {
  kind: 'voucher-order',
  key: STORED.voucherOrderUnderWay,
  idOf: ({ payment }) => payment.reference,
  read(shelf) {
    const kept = shelf.read(STORED.voucherOrderUnderWay, StoredNote);
    const email = parseEmail(kept?.email ?? '');
    if (kept === null || !email.ok) return null;
    const { payment } = kept;
    return {
      ...kept,
      email: email.value,
      key: kept.key as IdempotencyKey,
      payment: {
        ...payment,
        reference: payment.reference as PaymentReference,
        finalizeKey: payment.finalizeKey as IdempotencyKey,
      },
    };
  },
};
