import { unescaped } from '../link/unescaped.ts';
import { type RoutePath, ROUTES, type Zone } from './routes.ts';
import { firstSegment } from './siteRoutes.ts';

/** Below these all pages are of one zone: a provider may lead back anywhere, and a shop's slug may contain a slash. */
const WHOLE = /^(payment|shops)\/.*/;

const pathsIn = (zone: Zone): readonly RoutePath[] =>
  ROUTES.filter((route) => route.zone === zone).map(({ path }) => path);

/** First segments under which no third party runs, and `index.html`, which is served with a file's headers. */
const closed = (): readonly string[] => {
  const open = pathsIn('third-party').map(firstSegment);
  const others = [...pathsIn('plain'), ...pathsIn('payment')].map(firstSegment);
  return [...others.filter((segment) => segment !== '' && !open.includes(segment)), 'index.html'];
};

const pagesOf = (patterns: readonly string[]): RegExp =>
  new RegExp(`^/(${[...new Set(patterns)].join('|')})/*$`, 'i');

/** Matches the addresses of a route without their first slash: `help(?:/[^/]+)?` for `/help/:tab?`. */
export function patternOf(path: RoutePath): string {
  return path
    .slice(1)
    .replace(WHOLE, '$1/.+')
    .replace(/\/:\w+\?$/, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+');
}

export const PAYMENT_PAGES = pagesOf(pathsIn('payment').map(patternOf));

/** Any single segment may name a category, so all are included except closed ones. Longer paths must be routes. */
export const THIRD_PARTY_PAGES = pagesOf([
  `(?!(?:${[...new Set(closed())].join('|').replace('.', String.raw`\.`)})(?:/|$))[^/]*`,
  ...pathsIn('third-party')
    .filter((path) => /^\/[^:]+\//.test(path))
    .map(patternOf),
]);

/** Ignores letter case and percent-escapes, as the router does. */
export function zoneOf(path: string, hasThirdParties: boolean): Zone {
  const address = unescaped(path);
  if (PAYMENT_PAGES.test(address)) return 'payment';
  return hasThirdParties && THIRD_PARTY_PAGES.test(address) ? 'third-party' : 'plain';
}
