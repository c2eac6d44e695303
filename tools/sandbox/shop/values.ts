import { type Random, pick } from '../core/random.ts';

/** Shop values in cents. Repeated lists are more frequent. */
const USUAL: readonly (readonly number[])[] = [
  [1000, 2500, 5000],
  [1000, 2500, 5000],
  [500, 1000, 2500, 5000],
  [1500, 2500, 5000, 10000],
  [1000, 2000, 3000, 5000, 10000],
  [2000, 5000, 10000],
  [2500, 5000, 10000, 15000, 25000],
  [500, 1000, 1500, 2000, 2500, 3000, 5000],
  [750, 1250, 2000],
  [1100, 3300, 5500],
  [2990, 4990],
  [10000, 25000],
];

/** British shops mostly offer 15, 25 and 50 (product 2.6). */
const BRITISH: readonly (readonly number[])[] = [
  ...Array.from({ length: 7 }, () => [1500, 2500, 5000]),
  [1500, 2500, 5000, 10000],
  [1000, 2500, 5000, 10000, 25000],
  [500, 1500, 2500],
];

/** Restaurants rarely offer less than 20. */
const RESTAURANT: readonly (readonly number[])[] = [
  [2000, 2500, 5000],
  [2500, 5000, 10000],
  [1000, 2500, 5000],
  [3000, 5000, 10000, 15000],
];

export function voucherValues(random: Random, currency: string, restaurant: boolean): readonly number[] {
  if (restaurant) return pick(random, RESTAURANT);
  return pick(random, currency === 'GBP' ? BRITISH : USUAL);
}
