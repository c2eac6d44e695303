import type { BelongingsOwner } from '#domain/voucher/belongings.ts';

/**
 * Remembers for which voucher the drafts of this tab were made: customer details, a shop's value, the basket, a
 * donation (ADR 30).
 */
export interface Belongings {
  /** Null if nothing was typed or chosen yet, or if what is stored cannot be read. */
  readOwner(): BelongingsOwner | null;
  writeOwner(owner: BelongingsOwner): void;
  /** The mark of the voucher that was in use last in this tab, however it ended; null if there was none. */
  readHolder(): string | null;
  writeHolder(mark: string): void;
}
