import type { KeptPart } from '#domain/kept/retention.ts';

/**
 * What this tab keeps of a voucher and its holder, and this device of the holder. Which part is forgotten when, is decided in
 * `domain/kept/retention.ts`.
 */
export interface TabMemory {
  /** Forgets each of these parts as a whole; one that is not there is no error. */
  forget(parts: readonly KeptPart[]): void;
}
