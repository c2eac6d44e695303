import type { Site } from '#domain/site/site.ts';

/** The shape is known once the site is loaded; until then the page keeps its own. */
type Painted = Pick<Site, 'id' | 'brandingColor' | 'layout' | 'dark'> & Partial<Pick<Site, 'shape'>>;

let latest: Painted;

/**
 * Applies a site's theme: at once with the colours that it is `registered` with, after loading a chunk for the
 * operator's own. A later call wins over an earlier one. If the theme cannot be computed, the former colours stay.
 */
export async function paint(
  site: Painted,
  registered: Pick<Painted, 'brandingColor' | 'layout'>,
): Promise<void> {
  latest = site;
  const { id, brandingColor, layout, shape, dark = 'auto' } = site;
  const isOurs = registered.brandingColor === brandingColor && registered.layout === layout;
  const brand = isOurs ? id : await adopted(site).catch(() => null);
  if (brand === null || latest !== site) return;
  Object.assign(document.documentElement.dataset, { layout, dark, brand, ...(shape && { shape }) });
  const frames = dark === 'off' ? 'meta[name=theme-color]' : 'meta[name=theme-color][media*=light]';
  for (const meta of document.head.querySelectorAll(frames)) meta.setAttribute('content', brandingColor);
}

async function adopted(site: Painted): Promise<string> {
  const { adoptTheme, OWN } = await import('#ui/theme/adoptTheme.ts');
  if (latest === site) adoptTheme(site);
  return OWN;
}
