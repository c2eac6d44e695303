import { withKeyVisual } from './keyVisual.ts';
import type { Site } from './site.ts';

/** A variation as the site's list names it. */
export interface VariationEntry {
  /** One segment of a path, in lower case. */
  readonly urlName: string;
  readonly name: string;
}

/**
 * A site with other texts, pictures or vouchers under a path of its own, such as `/birthday` (product 3.4,
 * contract). Null leaves what the site has.
 */
export interface Variation extends VariationEntry {
  readonly voucherCategory: number | null;
  readonly distribution: string | null;
  /** The operator's own words, in the language of the call that fetched it. */
  readonly heading: string | null;
  readonly text: string | null;
  /** A path on our own origin; so is `logo`. */
  readonly keyVisualImage: string | null;
  readonly logo: string | null;
  /** `#rrggbb`. */
  readonly brandingColor: string | null;
}

/** Returns the site as a variation changes it; the site itself without a variation. */
export function varied(site: Site, variation: Variation | null): Site {
  if (variation === null) return site;
  const { voucherCategory, distribution, heading, text, keyVisualImage, logo, brandingColor } = variation;
  return {
    ...(keyVisualImage === null ? site : withKeyVisual(site, keyVisualImage)),
    ...(voucherCategory !== null && { voucherCategory }),
    ...(distribution !== null && { distribution }),
    ...(heading !== null && { heading: { words: heading } }),
    ...(text !== null && { text: { words: text } }),
    // Words that were written for this path are there to be read, whatever the site does with its own.
    switches: {
      ...site.switches,
      showKeyVisualText: site.switches.showKeyVisualText || heading !== null || text !== null,
    },
    ...(logo !== null && { logo }),
    ...(brandingColor !== null && { brandingColor }),
  };
}
