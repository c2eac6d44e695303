import type { SiteEntry } from '#domain/site/site.ts';
import { applyTheme } from '#ui/theme/applyTheme.ts';
import { unpackTheme } from '#ui/theme/packedTheme.ts';

type Brand = Pick<SiteEntry, 'brandingColor' | 'layout'>;

let latest: Brand;

/**
 * Paints the page in a brand's colours: at once for our own brands, after loading a chunk for a colour of the
 * operator's. A later call overtakes an earlier one. If the colours cannot be worked out, the former ones stay.
 */
export async function paint(brand: Brand): Promise<void> {
  latest = brand;
  const packed = BRAND_THEMES[`${brand.layout} ${brand.brandingColor}`];
  const theme = packed === undefined ? await derived(brand).catch(() => null) : unpackTheme(packed);
  if (theme && latest === brand) applyTheme(document.documentElement, brand.layout, theme);
}

async function derived({ brandingColor, layout }: Brand) {
  const [{ deriveTheme }, { SURFACES }] = await Promise.all([
    import('#ui/theme/deriveTheme.ts'),
    import('#ui/theme/surfaces.ts'),
  ]);
  return deriveTheme(brandingColor, SURFACES[layout]);
}
