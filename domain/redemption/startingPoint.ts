/** Where a redemption began, as sent with it (specification 3, redeemStartingPoint). */
export interface StartingPoint {
  readonly source: string;
  readonly campaignName: string;
}

const LONGEST = 100;

/** Campaign parameters of the address the holder arrived on; without them the path it was (form fields of the site). */
export function startingPoint(path: string, source: string | null, campaign: string | null): StartingPoint {
  return { source: (source || path).slice(0, LONGEST), campaignName: (campaign ?? '').slice(0, LONGEST) };
}
