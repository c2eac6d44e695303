/** True if the browser supports `prefers-reduced-motion` and reports that the user has not asked for less motion. */
export function mayMove(): boolean {
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
