import type { Layout } from '#domain/site/site.ts';
import { deriveTheme } from './deriveTheme.ts';
import { SURFACES } from './surfaces.ts';

/** Gives the page its layout profile and its brand; over the CSSOM, which the content policy allows. */
export function applyTheme(root: HTMLElement, site: { brandingColor: string; layout: Layout }): void {
  root.dataset['layout'] = site.layout;
  for (const [property, value] of Object.entries(deriveTheme(site.brandingColor, SURFACES[site.layout]))) {
    root.style.setProperty(property, value);
  }
}
