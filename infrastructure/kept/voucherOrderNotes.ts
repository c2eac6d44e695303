import * as z from 'zod/mini';
import { parseEmail } from '#domain/customer/email.ts';
import type { VoucherOrderUnderWay } from '#domain/voucherOrder/voucherOrderNote.ts';
import type { NoteForm } from './orderShelf.ts';
import { KEPT } from '#domain/kept/table.ts';
import { NOTE } from './storedNote.ts';
import { StoredPayment, paymentOf } from './storedPayment.ts';
import { cents } from './storedShapes.ts';
import { StoredOrder, buyer } from './voucherOrderKept.ts';

const StoredNote = z.object({
  standing: NOTE.standing,
  payment: StoredPayment,
  order: StoredOrder,
  email: z.string(),
  buyer,
  voucher: z.nullable(z.object({ mark: z.string(), balanceInCent: cents })),
});

/** How the note of an open order of vouchers is stored and read. */
export const VOUCHER_ORDER_FORM: NoteForm<VoucherOrderUnderWay> = {
  kind: 'voucher-order',
  key: KEPT.voucherOrderUnderWay,
  idOf: ({ payment }) => payment.reference,
  read(shelf) {
    const kept = shelf.read(KEPT.voucherOrderUnderWay, StoredNote);
    const email = parseEmail(kept?.email ?? '');
    if (kept === null || !email.ok) return null;
    return { ...kept, email: email.value, payment: paymentOf(kept.payment) };
  },
};
