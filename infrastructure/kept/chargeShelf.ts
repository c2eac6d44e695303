import * as z from 'zod/mini';
import type { Charges } from '#application/ports/charges.ts';
import type { ChargeDraft, ChargeToken } from '#domain/charge/chargeDraft.ts';
import { type ChargeEntry, EMPTY_CHARGE } from '#domain/charge/chargeEntry.ts';
import type { ChargeReceipt } from '#domain/charge/chargeOrder.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { type TopUpPlace, isRedeemingAt } from '#domain/charge/topUpPlace.ts';
import { narrowed } from '#domain/charge/chargeRange.ts';
import { parseSerialNumber } from '#domain/voucher/serialNumber.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';
import { provider } from './storedPayment.ts';
import { cents, currency, filled } from './storedShapes.ts';

/** The form as typed so far; each field is read by itself. */
const StoredEntry = z.object({
  serialNumber: z.catch(z.string(), ''),
  choice: z.catch(
    z.custom<ChargeEntry['choice']>((value) => value === 'own' || Number.isSafeInteger(value)),
    null,
  ),
  amountText: z.catch(z.string(), ''),
});

const StoredCharge = z.object({
  serialNumber: z.string(),
  token: filled,
  amount: z.nullable(cents),
  currency,
  redeemValue: cents,
  min: cents,
  max: cents,
});

const StoredReceipt = z.object({
  reference: filled,
  orderNumber: z.nullable(z.string()),
  provider,
  serialNumber: z.string(),
  amountInCent: cents,
  balanceInCent: z.nullable(cents),
  currency,
  paidAt: z.custom<Instant>(Number.isFinite),
});

const StoredPlace = z.object({ serialNumber: z.string(), path: z.string() });

/**
 * Stores what is typed to charge a voucher, the charge that is prepared and the receipt of the last one, for this tab.
 * Amount, currency and redeemValue have the names of the specification (3, "Kept in the browser").
 */
export class ChargeShelf implements Charges {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  readEntry(): ChargeEntry {
    return this.#session.read(KEPT.chargeEntry, StoredEntry) ?? EMPTY_CHARGE;
  }

  writeEntry(entry: ChargeEntry): void {
    this.#session.write(KEPT.chargeEntry, entry);
  }

  readDraft(): ChargeDraft | null {
    const kept = this.#session.read(KEPT.charge, StoredCharge);
    if (kept === null) return null;
    const { token, amount, currency: of, redeemValue, min, max } = kept;
    const serialNumber = parseSerialNumber(kept.serialNumber);
    const range = narrowed({ minInCent: min, maxInCent: max, currency: of });
    if (!serialNumber.ok || range === null) return null;
    const isWithin = amount !== null && range.minInCent <= amount && amount <= range.maxInCent;
    return {
      ...range,
      serialNumber: serialNumber.value,
      token: token as ChargeToken,
      currentInCent: redeemValue,
      amountInCent: isWithin ? amount : null,
    };
  }

  writeDraft({ serialNumber, token, currency: of, ...amounts }: ChargeDraft): void {
    this.#session.write(KEPT.charge, {
      serialNumber,
      token,
      amount: amounts.amountInCent,
      currency: of,
      redeemValue: amounts.currentInCent,
      min: amounts.minInCent,
      max: amounts.maxInCent,
    });
  }

  clearDraft(): void {
    this.#session.remove(KEPT.charge);
  }

  clear(): void {
    this.clearDraft();
    this.#session.remove(KEPT.chargeEntry);
  }

  readPlace(): TopUpPlace | null {
    const kept = this.#session.read(KEPT.topUpPlace, StoredPlace);
    const number = parseSerialNumber(kept?.serialNumber ?? '');
    if (kept === null || !number.ok || !isRedeemingAt(kept.path)) return null;
    return { serialNumber: number.value, path: kept.path };
  }

  writePlace(place: TopUpPlace | null): void {
    if (place === null) this.#session.remove(KEPT.topUpPlace);
    else this.#session.write(KEPT.topUpPlace, place);
  }

  readReceipt(): ChargeReceipt | null {
    const kept = this.#session.read(KEPT.chargeReceipt, StoredReceipt);
    const number = parseSerialNumber(kept?.serialNumber ?? '');
    if (kept === null || !number.ok) return null;
    return { ...kept, serialNumber: number.value, reference: kept.reference as PaymentReference };
  }

  writeReceipt(receipt: ChargeReceipt): void {
    this.#session.write(KEPT.chargeReceipt, receipt);
  }
}
