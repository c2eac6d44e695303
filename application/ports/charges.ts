import type { ChargeDraft } from '#domain/charge/chargeDraft.ts';
import type { ChargeReceipt } from '#domain/charge/chargeOrder.ts';
import type { ChargeEntry } from '#domain/charge/chargeEntry.ts';
import type { TopUpPlace } from '#domain/charge/topUpPlace.ts';

/** What this tab keeps of charging a voucher until it is paid: what was typed, and the charge that is prepared. */
export interface Charges {
  /** `EMPTY_CHARGE` if nothing was typed yet. */
  readEntry(): ChargeEntry;
  /** Only what may be stored (`storableEntry`). */
  writeEntry(entry: ChargeEntry): void;
  /** Null until a serial number was checked. */
  readDraft(): ChargeDraft | null;
  writeDraft(draft: ChargeDraft): void;
  /** Forgets the draft; what was typed stays. */
  clearDraft(): void;
  /** Forgets the draft and what was typed. */
  clear(): void;
  /** Where the top-up was begun; null if it was not begun on the way to a redemption. */
  readPlace(): TopUpPlace | null;
  /** Null forgets it. */
  writePlace(place: TopUpPlace | null): void;
  /** Of the last top-up of this tab; null if there was none. */
  readReceipt(): ChargeReceipt | null;
  /** Keeps the receipt of a top-up. */
  writeReceipt(receipt: ChargeReceipt): void;
}
