import { type Random, textOf } from '../core/random.ts';

/** The PIN of a shop's code: four digits that read as no year, because those are guessed first and stand on every page. */
export function shopPin(random: Random): string {
  return textOf(random, '3456789', 1) + textOf(random, '0123456789', 3);
}
