import type { Shop } from './shop.ts';
import type { Wall } from './wall.ts';

/** How many shops a wall shows at first, and how many more with each request. */
export const PORTION = 48;
/** How many shops the entry page shows; the others are on the page of the wall. */
export const TEASER = 24;
/** How many shops the early page shows at most: two rows of the widest screen, more than a phone shows at first. */
export const EARLY_SHOPS = 12;
const MOST_PROMOTED = 12;

/** Returns the first `most` shops of a wall in the order in which its two parts are drawn. */
export function firstOf({ fitting, dearer }: Wall, most: number): Wall {
  return { fitting: fitting.slice(0, most), dearer: dearer.slice(0, Math.max(0, most - fitting.length)) };
}

/** What the entry page shows of a wall: top shops in a strip, and others in the list below it. */
interface Promotion {
  readonly promoted: readonly Shop[];
  readonly others: readonly Shop[];
}

/**
 * Parts the shops of a wall into a strip and a list that does not repeat it. Nothing is promoted where the list can
 * show all of them anyway. `total` is how many shops there are, which may be more than `shops`.
 */
export function promotion(shops: readonly Shop[], total: number): Promotion {
  const promoted =
    total > TEASER ? shops.filter(({ position }) => position === 'T').slice(0, MOST_PROMOTED) : [];
  return { promoted, others: shops.filter((shop) => !promoted.includes(shop)) };
}
