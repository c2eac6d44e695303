import type { SiteEntry } from '#domain/site/site.ts';
import { applyTheme } from '#ui/theme/applyTheme.ts';

type Brand = Pick<SiteEntry, 'brandingColor' | 'layout'>;

/** Paints the page in a brand's colours: at once for our own brands, after a moment for a colour of the operator's. */
export async function paint(brand: Brand): Promise<void> {
  const known = BRAND_THEMES[`${brand.layout} ${brand.brandingColor}`];
  applyTheme(document.documentElement, brand.layout, known ?? (await derived(brand)));
}

async function derived({ brandingColor, layout }: Brand) {
  const [{ deriveTheme }, { SURFACES }] = await Promise.all([
    import('#ui/theme/deriveTheme.ts'),
    import('#ui/theme/surfaces.ts'),
  ]);
  return deriveTheme(brandingColor, SURFACES[layout]);
}
