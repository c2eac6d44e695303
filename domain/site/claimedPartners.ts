/**
 * Returns the number in "over N partners": the operator's, unless the wall on the page has fewer, who would contradict
 * it. Then the next round number below `counted`, which is null while the wall is not known. A wall of one shop or none
 * tells of itself.
 */
export function claimedPartners(numberOfShops: number, counted: number | null): number {
  if (counted === null || counted < 2 || counted >= numberOfShops) return numberOfShops;
  const fewer = counted - 1;
  const step = fewer >= 100 ? 50 : fewer >= 10 ? 10 : 1;
  return fewer - (fewer % step);
}
