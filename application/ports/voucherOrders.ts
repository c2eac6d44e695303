import type { OrderEntry } from '#domain/voucherOrder/orderEntry.ts';
import type { VoucherOrder } from '#domain/voucherOrder/voucherOrder.ts';
import type { VoucherOrderReceipt } from '#domain/voucherOrder/voucherOrderNote.ts';

/**
 * What this tab keeps of ordering vouchers: what was chosen, the order that is prepared, and the receipt of the last
 * one. Who orders stands in `Drafts`, with the form of a redemption.
 */
export interface VoucherOrders {
  /** `EMPTY_ORDER` if nothing was chosen yet. */
  readEntry(): OrderEntry;
  writeEntry(entry: OrderEntry): void;
  /** The order that is to be paid; null until it is prepared. */
  readOrder(): VoucherOrder | null;
  writeOrder(order: VoucherOrder): void;
  /** Forgets what was chosen and what is prepared. */
  clear(): void;
  /** Of the last order of this tab; null if there was none. */
  readReceipt(): VoucherOrderReceipt | null;
  writeReceipt(receipt: VoucherOrderReceipt): void;
}
