/** False if the user wants less motion, or nobody knows. */
export function mayMove(): boolean {
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
