export interface StartingPoint {
  readonly source: string;
  readonly campaignName: string;
}

const LONGEST = 100;

/** Only the first path segment: later ones may be a redeem link's token, which must not leak (product 7.6). */
export function startingPoint(path: string, source: string | null, campaign: string | null): StartingPoint {
  return {
    source: (source || `/${path.split('/')[1] ?? ''}`).slice(0, LONGEST),
    campaignName: (campaign ?? '').slice(0, LONGEST),
  };
}
