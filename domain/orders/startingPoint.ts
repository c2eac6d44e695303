/** Where a redemption began, as sent with it (specification 3, redeemStartingPoint). */
export interface StartingPoint {
  readonly source: string;
  readonly campaignName: string;
}

const LONGEST = 100;

/**
 * Campaign parameters of the address the holder arrived on; without them the first part of its path. What follows
 * may be the token of a redeem link, which goes nowhere but to its own calls (design 7.15).
 */
export function startingPoint(path: string, source: string | null, campaign: string | null): StartingPoint {
  return {
    source: (source || `/${path.split('/')[1] ?? ''}`).slice(0, LONGEST),
    campaignName: (campaign ?? '').slice(0, LONGEST),
  };
}
