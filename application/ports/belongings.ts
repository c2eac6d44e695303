import type { BelongingsOwner } from '#domain/voucher/belongings.ts';

/** What was typed and chosen for a voucher: details, a shop's value, the basket, a donation. */
export interface Belongings {
  readOwner(): BelongingsOwner | null;
  writeOwner(owner: BelongingsOwner): void;
  /** Forgets all of it. An open order's note is none of it: it stays until the outcome is known. */
  clear(): void;
}
