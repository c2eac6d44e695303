import type { Receipt } from '#domain/redemption/receipt.ts';

/** The receipt of this tab's last redemption. It survives a reload, then without what opens a code or a document. */
export interface Receipts {
  /** Null where there is none, or it was forgotten with the voucher. */
  read(): Receipt | null;
  /** Takes the place of the former one. */
  write(receipt: Receipt): void;
}
