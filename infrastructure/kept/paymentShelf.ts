import * as z from 'zod/mini';
import type { PaymentMemory } from '#application/ports/paymentMemory.ts';
import type { KnownPayment } from '#domain/payment/knownPayment.ts';
import { PAYMENT_STATES, type PaymentReference } from '#domain/payment/payment.ts';
import type { Shelf } from './shelf.ts';
import { filled } from './storedShapes.ts';
import { KEPT } from '#domain/kept/table.ts';

/** As many payments as anyone makes in a tab. */
const MOST_PAYMENTS = 20;

const STATES: readonly unknown[] = [...PAYMENT_STATES, 'contradicted'];

const StoredPayments = z.array(
  z.object({
    reference: filled,
    state: z.custom<KnownPayment['state']>((value) => STATES.includes(value)),
    isAwaited: z.boolean(),
  }),
);

/** Stores what this tab has heard of its 20 latest payments. */
export class PaymentShelf implements PaymentMemory {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  read(reference: PaymentReference): KnownPayment | null {
    const heard = this.#all().find((each) => each.reference === reference);
    return heard === undefined ? null : { state: heard.state, isAwaited: heard.isAwaited, orderNumber: null };
  }

  write(reference: PaymentReference, { state, isAwaited }: KnownPayment): void {
    const others = this.#all().filter((each) => each.reference !== reference);
    const payments = [...others, { reference, state, isAwaited }];
    this.#session.write(KEPT.payments, payments.slice(-MOST_PAYMENTS));
  }

  #all() {
    return this.#session.read(KEPT.payments, StoredPayments) ?? [];
  }
}
