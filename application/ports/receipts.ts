import type { Receipt } from '#domain/redemption/receipt.ts';

/**
 * The receipt of this tab's last redemption. After a reload it lacks everything that opens a code or a document
 * (design 7.15).
 */
export interface Receipts {
  /** Null if this tab has none, or if it was forgotten together with the voucher. */
  read(): Receipt | null;
  /** Replaces the previous receipt. */
  write(receipt: Receipt): void;
}
