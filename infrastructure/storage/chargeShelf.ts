import * as z from 'zod/mini';
import type { Charges } from '#application/ports/charges.ts';
import type { ChargeDraft, ChargeToken } from '#domain/charge/chargeDraft.ts';
import type { ChargeReceipt } from '#domain/charge/chargeOrder.ts';
import type { Instant } from '#domain/core/instant.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider, type PaymentReference } from '#domain/payment/payment.ts';
import type { Shelf } from './shelf.ts';
import { STORED } from './storedKeys.ts';
import { cents, currency, filled } from './storedShapes.ts';

/** Nine digits. */
export const serialNumber = z.string().check(z.refine((number) => /^\d{9}$/.test(number)));

export const provider = z.custom<PaymentProvider>((value) =>
  (PAYMENT_PROVIDERS as readonly unknown[]).includes(value),
);

const StoredDraft = z.object({
  serialNumber,
  token: filled,
  currentInCent: cents,
  currency,
  minInCent: cents,
  maxInCent: cents,
  amountInCent: z.catch(z.nullable(cents), null),
});

const StoredReceipt = z.object({
  reference: filled,
  orderNumber: z.nullable(z.string()),
  provider,
  serialNumber,
  amountInCent: cents,
  balanceInCent: z.nullable(cents),
  currency,
  paidAt: z.custom<Instant>(Number.isFinite),
});

/** Stores the draft and the receipt of a top-up, for this tab. The token in the draft tops one voucher up. */
export class ChargeShelf implements Charges {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  readDraft(): ChargeDraft | null {
    const kept = this.#session.read(STORED.chargeDraft, StoredDraft);
    return kept && { ...kept, token: kept.token as ChargeToken };
  }

  writeDraft(draft: ChargeDraft): void {
    this.#session.write(STORED.chargeDraft, draft);
  }

  clearDraft(): void {
    this.#session.remove(STORED.chargeDraft);
  }

  readReceipt(): ChargeReceipt | null {
    const kept = this.#session.read(STORED.chargeReceipt, StoredReceipt);
    return kept && { ...kept, reference: kept.reference as PaymentReference };
  }

  writeReceipt(receipt: ChargeReceipt): void {
    this.#session.write(STORED.chargeReceipt, receipt);
  }
}
