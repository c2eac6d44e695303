import type { Site } from './site.ts';

/** A variation as the list of a site names it. */
export interface VariationEntry {
  /** Lower case; one segment of a path. */
  readonly urlName: string;
  readonly name: string;
}

/** A site in another dress, by its path: `/birthday` (specification 3, contract). Null leaves the site's own. */
export interface Variation extends VariationEntry {
  readonly voucherCategory: number | null;
  readonly distribution: string | null;
  /** The operator's own words, in the language of the call. */
  readonly heading: string | null;
  readonly text: string | null;
  /** Paths on our own origin. */
  readonly keyVisualImage: string | null;
  readonly logo: string | null;
  /** `#rrggbb`. */
  readonly brandingColor: string | null;
}

/** The site as a variation shows it; without one the site itself. */
export function varied(site: Site, variation: Variation | null): Site {
  if (variation === null) return site;
  const { voucherCategory, distribution, heading, text, keyVisualImage, logo, brandingColor } = variation;
  return {
    ...site,
    ...(voucherCategory !== null && { voucherCategory }),
    ...(distribution !== null && { distribution }),
    ...(heading !== null && { heading: { words: heading } }),
    ...(text !== null && { text: { words: text } }),
    // Words that were written for this path are there to be read, whatever the site does with its own.
    switches: {
      ...site.switches,
      showKeyVisualText: site.switches.showKeyVisualText || heading !== null || text !== null,
    },
    ...(keyVisualImage !== null && { keyVisualImage }),
    ...(logo !== null && { logo }),
    ...(brandingColor !== null && { brandingColor }),
  };
}
