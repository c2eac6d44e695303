import type { BelongingsOwner } from '#domain/voucher/belongings.ts';

/**
 * Remembers for which voucher the drafts of this tab were made: customer details, a shop's value, the basket, a
 * donation (ADR 30).
 */
export interface Belongings {
  /** Null if nothing was typed or chosen yet, or if what is stored cannot be read. */
  readOwner(): BelongingsOwner | null;
  writeOwner(owner: BelongingsOwner): void;
  /**
   * The mark of the last owner that was written, however that voucher ended and even if the drafts are forgotten; null
   * if there was none, or if everything of it was forgotten.
   */
  readHolder(): string | null;
}
