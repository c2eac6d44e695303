/** Wrong PINs until a document or a check is locked (API contract). */
const PIN_ATTEMPTS = 5;

/** Null before the first wrong PIN, or if the count is unknown. */
export function attemptsToWarnOf(left: number | null): number | null {
  return left === null || left >= PIN_ATTEMPTS ? null : left;
}
