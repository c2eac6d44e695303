import type { Site } from './site.ts';

/** Resets crop and wide-screen picture, which belong to the site's own key visual. */
export function withKeyVisual(site: Site, keyVisualImage: string | null): Site {
  if (keyVisualImage === site.keyVisualImage) return site;
  return { ...site, keyVisualImage, keyVisualFocus: null, keyVisualBand: null, keyVisualDeskImage: null };
}
