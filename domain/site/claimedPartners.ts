/** The operator's number, or a lower round one if the wall (`counted`) would contradict it; null: not loaded yet. */
export function claimedPartners(numberOfShops: number, counted: number | null): number {
  if (counted === null || counted < 2 || counted >= numberOfShops) return numberOfShops;
  const fewer = counted - 1;
  const step = fewer >= 100 ? 50 : fewer >= 10 ? 10 : 1;
  return fewer - (fewer % step);
}
