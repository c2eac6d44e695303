import type { Site } from './site.ts';

/** Returns `site` with another key visual: how its own is cropped and drawn for wide screens says nothing about that. */
export function withKeyVisual(site: Site, keyVisualImage: string | null): Site {
  if (keyVisualImage === site.keyVisualImage) return site;
  return { ...site, keyVisualImage, keyVisualFocus: null, keyVisualDeskImage: null };
}
