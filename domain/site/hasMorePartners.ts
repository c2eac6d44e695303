/** False if the wall has just as many partners as are claimed: "over N" would be untrue. Null: not loaded yet. */
export function hasMorePartners(claimed: number, counted: number | null): boolean {
  return claimed !== counted;
}
