import type { BelongingsOwner } from '#domain/voucher/belongings.ts';

/** Whose it is what was typed and chosen: details, a shop's value, the basket, a donation. */
export interface Belongings {
  readOwner(): BelongingsOwner | null;
  writeOwner(owner: BelongingsOwner): void;
}
