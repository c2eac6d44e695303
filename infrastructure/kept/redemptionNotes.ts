import * as z from 'zod/mini';
import { DELIVERY_KINDS, type DeliveryKind } from '#domain/redemption/delivery.ts';
import type { DraftPlace } from '#domain/redemption/draft.ts';
import type { OrderUnderWay, RedemptionId } from '#domain/redemption/redemption.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { NoteForm } from './orderShelf.ts';
import { NOTE, noted } from './storedNote.ts';
import { KEPT } from '#domain/kept/table.ts';
import { StoredPayment, paymentOf } from './storedPayment.ts';
import { LINE, lines } from './storedLines.ts';
import { cents, currency, filled } from './storedShapes.ts';

const PLACES: readonly unknown[] = ['shop', 'basket'] satisfies readonly DraftPlace[];

const StoredOrder = z.object({
  ...NOTE,
  delivery: z.custom<DeliveryKind>((value) => (DELIVERY_KINDS as readonly unknown[]).includes(value)),
  draft: z.object({
    place: z.custom<DraftPlace>((value) => PLACES.includes(value)),
    lines: lines(z.object(LINE)),
  }),
  quote: z.object({
    id: filled,
    currency,
    balanceInCent: cents,
    coveredInCent: cents,
    toPayInCent: cents,
    remainingInCent: cents,
    expiresAt: z.custom<number>(Number.isFinite),
  }),
  key: filled,
  payment: z.catch(z.nullable(StoredPayment), null),
});

/** How the note of an open redemption is stored and read. */
export const REDEMPTION_FORM: NoteForm<OrderUnderWay> = {
  kind: 'redemption',
  key: KEPT.orderUnderWay,
  idOf: ({ quote }) => quote.id,
  read(shelf) {
    const order = shelf.read(KEPT.orderUnderWay, StoredOrder);
    const note = order && noted(order);
    if (order === null || note === null) return null;
    return {
      ...note,
      draft: order.draft,
      delivery: order.delivery,
      quote: { ...order.quote, id: order.quote.id as RedemptionId },
      key: order.key as IdempotencyKey,
      payment: order.payment && paymentOf(order.payment),
    };
  },
};
