import { withKeyVisual } from './keyVisual.ts';
import type { Site } from './site.ts';

export interface VariationEntry {
  readonly urlName: string;
  readonly name: string;
}

/** A site under its own path, such as `/birthday` (product 3.4). Null keeps the site's value. */
export interface Variation extends VariationEntry {
  readonly voucherCategory: number | null;
  readonly distribution: string | null;
  readonly heading: string | null;
  readonly text: string | null;
  readonly keyVisualImage: string | null;
  readonly logo: string | null;
  readonly brandingColor: string | null;
}

export function varied(site: Site, variation: Variation | null): Site {
  if (variation === null) return site;
  const { voucherCategory, distribution, heading, text, keyVisualImage, logo, brandingColor } = variation;
  return {
    ...(keyVisualImage === null ? site : withKeyVisual(site, keyVisualImage)),
    ...(voucherCategory !== null && { voucherCategory }),
    ...(distribution !== null && { distribution }),
    ...(heading !== null && { heading: { words: heading } }),
    ...(text !== null && { text: { words: text } }),
    // Texts written for this path are shown even if the site hides its own.
    switches: {
      ...site.switches,
      showKeyVisualText: site.switches.showKeyVisualText || heading !== null || text !== null,
    },
    ...(logo !== null && { logo }),
    ...(brandingColor !== null && { brandingColor }),
  };
}
