import type { SiteEntry } from '#domain/site/site.ts';
import { themeCss } from '#ui/theme/themeCss.ts';

/**
 * The colours of all brands as CSS, worked out when the app is built (ADR 3): the first paint then has them
 * without the colour arithmetic, which only a colour from a config answer still needs.
 */
export function brandThemes(sites: readonly SiteEntry[]): string {
  return sites.map((site) => themeCss(site.id, site)).join('\n');
}
