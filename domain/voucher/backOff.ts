/** Refused codes that cost no wait: people mistype. */
const FREE_TRIES = 2;

const LONGEST_SECONDS = 60;

/**
 * How long to wait before the next code, in whole seconds, after so many refused ones in a row: nothing at first,
 * then 1, 2, 4 … up to 60 (fortress B). It slows a guesser who sits at our page; the backend's own limit counts.
 */
export function backOffSeconds(refusals: number): number {
  if (refusals <= FREE_TRIES) return 0;
  return Math.min(LONGEST_SECONDS, 2 ** (refusals - FREE_TRIES - 1));
}
