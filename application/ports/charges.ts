import type { ChargeDraft } from '#domain/charge/chargeDraft.ts';
import type { ChargeReceipt } from '#domain/charge/chargeOrder.ts';

/** What this tab keeps of a top-up (specification 3, charge form data). */
export interface Charges {
  /** Null if no voucher was chosen to be topped up. */
  readDraft(): ChargeDraft | null;
  writeDraft(draft: ChargeDraft): void;
  clearDraft(): void;
  /** Null if nothing was topped up in this tab. */
  readReceipt(): ChargeReceipt | null;
  writeReceipt(receipt: ChargeReceipt): void;
}
