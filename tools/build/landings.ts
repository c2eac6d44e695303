import { existsSync } from 'node:fs';
import { wallRequest } from '#application/shop/wallRequest.ts';
import { type Locale, textTags } from '#domain/language/locale.ts';
import { EARLY_SHOPS } from '#domain/shop/portion.ts';
import type { Site } from '#domain/site/site.ts';
import { wallQuery } from '#infrastructure/api/wallQuery.ts';
import type { EarlyLanding, EarlyWall, PageKind } from '#src/early/plan.ts';
import { layoutProfileOf } from '#ui/frame/layoutProfile.ts';
import { type Bundle, loadedFor } from './bundle.ts';
import { usedRules } from './usedRules.ts';

/** The modules that the first screen of every area waits for. */
const OF_AREAS = ['src/wiring/container.ts', 'src/areas/shared.ts'];

/** The landing pages besides the entry, and what they wait for (ADR 6). */
const LANDINGS = {
  code: {
    modules: ['src/areas/codes.ts', 'ui/screens/codes/codePage/CodePageView.tsx'],
    texts: 'codes',
    calls: (): readonly string[] => [],
    wall: () => null,
    link: { open: '/api/v2/redeem-link', reveal: '/api/v2/redeem-link/reveal' },
  },
  wall: {
    modules: ['src/areas/shops.ts', 'ui/screens/shops/wall/ShopsView.tsx'],
    texts: 'shops',
    calls: wallCalls,
    wall: earlyWall,
    link: null,
  },
} as const;

/** What the app needs on a page in every language. Null for the entry, and for a paginated wall. */
export function landingOf(kind: PageKind, bundle: Bundle, site: Site): EarlyLanding | null {
  if (kind === 'entry' || (kind === 'wall' && site.switches.usePaginatedShopList)) return null;
  const { modules, calls, link, wall } = LANDINGS[kind];
  return {
    files: loadedFor(bundle, [...OF_AREAS, ...modules]).map(asPath),
    calls: calls(site),
    link,
    wall: wall(site),
  };
}

/** The styles that the page's markup uses; `read` returns a built file. */
export function stylesOf(
  landing: EarlyLanding | null,
  read: (file: string) => string,
  markup: string,
): string {
  const sheets = landing?.files.filter((file) => file.endsWith('.css')) ?? [];
  return usedRules(sheets.map(read).join(''), markup);
}

export function landingTexts(
  kind: PageKind,
  bundle: Bundle,
  { locale, country }: { readonly locale: Locale; readonly country: string },
): readonly string[] {
  if (kind === 'entry') return [];
  const { texts, modules } = LANDINGS[kind];
  const known = loadedFor(bundle, [...OF_AREAS, ...modules]);
  const files = ['shared', texts].flatMap((folder) =>
    textTags(locale, country).map((tag) => `locales/${folder}/${tag}.json`),
  );
  const needed = loadedFor(
    bundle,
    files.filter((file) => existsSync(file)),
  );
  return needed.filter((file) => !known.includes(file)).map(asPath);
}

/** The same requests as the app's for the wall without a voucher, so that it finds the prefetched answers. */
function wallCalls(site: Site): readonly string[] {
  return [categoriesCall(site), wallCall(site, {})];
}

/** A whole wall begins with its top shops, in the order of the answer. */
function earlyWall(site: Site): EarlyWall {
  const hasKinds = layoutProfileOf(site).tile === 'row';
  return {
    shops: wallCall(site, { position: 'T', page: 0, size: EARLY_SHOPS }),
    categories: hasKinds ? categoriesCall(site) : null,
    currency: site.currency,
    hiddenShopCategories: site.hiddenShopCategories,
  };
}

function categoriesCall(site: Site): string {
  return `/api/v2/shop/categories/${wallRequest(site, null).voucherCategory}`;
}

function wallCall(site: Site, more: Readonly<Record<string, string | number>>): string {
  const request = wallRequest(site, null);
  const query = Object.entries({ ...wallQuery(request), ...more }).map(([name, value]) => [
    name,
    String(value),
  ]);
  return `/api/v2/shop/wall/${request.voucherCategory}?${new URLSearchParams(query)}`;
}

function asPath(file: string): string {
  return `/${file}`;
}
