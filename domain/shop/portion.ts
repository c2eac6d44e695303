import type { Shop } from './shop.ts';
import type { Wall } from './wall.ts';

export const PORTION = 48;
export const TEASER = 24;
/** So many categories of a shop fit one line of a menu. */
export const NAMED_KINDS = 2;
/** Two rows on the widest screen, more than a phone shows at first. */
export const EARLY_SHOPS = 12;
const MOST_PROMOTED = 12;

export function firstOf({ fitting, dearer }: Wall, most: number): Wall {
  return { fitting: fitting.slice(0, most), dearer: dearer.slice(0, Math.max(0, most - fitting.length)) };
}

interface Promotion {
  readonly promoted: readonly Shop[];
  readonly others: readonly Shop[];
}

/** Promotes nothing if the list shows all shops anyway. `total` may exceed `shops`, which may be partly loaded. */
export function promotion(shops: readonly Shop[], total: number): Promotion {
  const promoted =
    total > TEASER ? shops.filter(({ position }) => position === 'T').slice(0, MOST_PROMOTED) : [];
  return { promoted, others: shops.filter((shop) => !promoted.includes(shop)) };
}
