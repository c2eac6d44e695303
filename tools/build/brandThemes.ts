import type { SiteEntry } from '#domain/site/site.ts';
import { themeCss } from '#ui/theme/themeCss.ts';

/** Computed at build time (ADR 3), so that the first paint does not wait for the colour arithmetic. */
export function brandThemes(sites: readonly SiteEntry[]): string {
  return sites.map((site) => themeCss(site.id, site)).join('\n');
}
