import type { KeptPart } from '#domain/voucher/retention.ts';

/** What this tab keeps of a voucher and its holder. What is forgotten, and when, stands in `retention.ts`. */
export interface TabMemory {
  /** Forgets these parts whole. */
  forget(parts: readonly KeptPart[]): void;
}
