import type { Charges } from '#application/ports/charges.ts';
import type { ChargeReceipt } from '#domain/charge/chargeOrder.ts';

/** What a tab keeps of a top-up, in memory. */
export function fakeCharges(): Charges {
  let draft: ReturnType<Charges['readDraft']> = null;
  let receipt: ChargeReceipt | null = null;
  return {
    readDraft: () => draft,
    writeDraft: (next) => void (draft = next),
    clearDraft: () => void (draft = null),
    readReceipt: () => receipt,
    writeReceipt: (next) => void (receipt = next),
  };
}
