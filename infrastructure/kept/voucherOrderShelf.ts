import * as z from 'zod/mini';
import type { VoucherOrders } from '#application/ports/voucherOrders.ts';
import type { OrderKind } from '#domain/calendar/usableFrom.ts';
import type { Instant } from '#domain/core/instant.ts';
import { parseEmail } from '#domain/customer/email.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { OFFER_NAMES, type OfferName } from '#domain/voucherOrder/offers.ts';
import { EMPTY_ORDER, type OrderEntry } from '#domain/voucherOrder/orderEntry.ts';
import { type VoucherOrder, orderSums } from '#domain/voucherOrder/voucherOrder.ts';
import type { VoucherOrderReceipt } from '#domain/voucherOrder/voucherOrderNote.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';
import { provider } from './storedPayment.ts';
import { cents, currency, filled } from './storedShapes.ts';

const offer = z.custom<OfferName>((value) => (OFFER_NAMES as readonly unknown[]).includes(value));

/** The form as filled in so far; each field is read by itself. */
const StoredEntry = z.object({
  offer: z.catch(z.nullable(offer), EMPTY_ORDER.offer),
  quantity: z.catch(cents, EMPTY_ORDER.quantity),
  valueInCent: z.catch(z.nullable(cents), EMPTY_ORDER.valueInCent),
  exchanges: z.catch(z.boolean(), EMPTY_ORDER.exchanges),
  exchangeText: z.catch(z.string(), EMPTY_ORDER.exchangeText),
});

/** An order that costs something. */
export const StoredOrder = z
  .object({
    offer,
    quantity: cents,
    valueInCent: cents,
    bonusInCent: cents,
    exchangedInCent: cents,
    currency,
  })
  .check(z.refine((order) => orderSums(order).toPayInCent > 0));

export const buyer = z.custom<OrderKind>((value) => value === 'private' || value === 'company');

const StoredReceipt = z.object({
  reference: filled,
  orderNumber: z.nullable(z.string()),
  provider,
  order: StoredOrder,
  email: z.string(),
  buyer,
  paidAt: z.custom<Instant>(Number.isFinite),
});

/** Stores what is chosen to order vouchers, the order that is prepared and the receipt of the last one, for this tab. */
export class VoucherOrderShelf implements VoucherOrders {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  readEntry(): OrderEntry {
    return this.#session.read(KEPT.voucherOrderEntry, StoredEntry) ?? EMPTY_ORDER;
  }

  writeEntry(entry: OrderEntry): void {
    this.#session.write(KEPT.voucherOrderEntry, entry);
  }

  readOrder(): VoucherOrder | null {
    return this.#session.read(KEPT.voucherOrder, StoredOrder);
  }

  writeOrder(order: VoucherOrder): void {
    this.#session.write(KEPT.voucherOrder, order);
  }

  clear(): void {
    this.#session.remove(KEPT.voucherOrderEntry);
    this.#session.remove(KEPT.voucherOrder);
  }

  readReceipt(): VoucherOrderReceipt | null {
    const kept = this.#session.read(KEPT.voucherOrderReceipt, StoredReceipt);
    const email = parseEmail(kept?.email ?? '');
    if (kept === null || !email.ok) return null;
    return { ...kept, email: email.value, reference: kept.reference as PaymentReference };
  }

  writeReceipt(receipt: VoucherOrderReceipt): void {
    this.#session.write(KEPT.voucherOrderReceipt, receipt);
  }
}
