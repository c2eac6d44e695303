/** The operator's number, or a lower round one if the wall (`counted`) would contradict it; null: not loaded yet. */
export function claimedPartners(numberOfShops: number, counted: number | null): number {
  const shops = counted ?? 0;
  if (shops < 2 || shops >= numberOfShops) return numberOfShops;
  const fewer = shops - 1;
  const step = fewer >= 100 ? 50 : fewer >= 10 ? 10 : 1;
  return fewer - (fewer % step);
}
