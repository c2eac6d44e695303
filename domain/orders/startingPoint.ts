/** Where the visit began that led to an order, sent with it (product 7.6). */
export interface StartingPoint {
  readonly source: string;
  readonly campaignName: string;
}

const LONGEST = 100;

/**
 * From the campaign parameters of the address that the visit began with; without them the first segment of its path.
 * What follows that may be the token of a redeem link, which must not be sent with other calls (product 7.6). Each
 * text is cut to 100 characters.
 */
export function startingPoint(path: string, source: string | null, campaign: string | null): StartingPoint {
  return {
    source: (source || `/${path.split('/')[1] ?? ''}`).slice(0, LONGEST),
    campaignName: (campaign ?? '').slice(0, LONGEST),
  };
}
