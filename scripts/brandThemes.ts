import type { Layout, SiteEntry } from '#domain/site/site.ts';
import { SURFACES } from '#ui/theme/surfaces.ts';
import { deriveTheme } from '#ui/theme/deriveTheme.ts';
import { packTheme } from '#ui/theme/packedTheme.ts';

/** The key of a brand's theme: the same colour gives another theme on another layout's surfaces. */
type ThemeKey = `${Layout} ${string}`;

/**
 * The themes of all brands, worked out when the app is built (ADR on themes): the first paint then has its colours
 * without the colour arithmetic, which only a colour from a config answer still needs.
 */
export function brandThemes(sites: readonly SiteEntry[]): Record<ThemeKey, string> {
  return Object.fromEntries(
    sites.map(({ layout, brandingColor }) => [
      `${layout} ${brandingColor}`,
      packTheme(deriveTheme(brandingColor, SURFACES[layout])),
    ]),
  );
}
