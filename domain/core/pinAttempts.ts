/** How many wrong PINs lock what a PIN opens, whether a document or a check (contract). */
const PIN_ATTEMPTS = 5;

/**
 * Returns how many attempts to warn of: those that are left once one of them was wrong. Null while there is nothing to
 * warn of, and where nobody knows.
 */
export function attemptsToWarnOf(left: number | null): number | null {
  return left === null || left >= PIN_ATTEMPTS ? null : left;
}
