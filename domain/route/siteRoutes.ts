import { offersCharging } from '../charge/offersCharging.ts';
import { takesPayments } from '../payment/paymentProviders.ts';
import type { Site } from '../site/site.ts';
import { type Route, ROUTES } from './routes.ts';

export function hasRoute(site: Site, { only }: Route): boolean {
  if (only === 'paying') return takesPayments(site);
  if (only === 'charging') return offersCharging(site);
  return only === undefined || only === site.id;
}

/** Removes an optional last parameter: `/help/:tab?` becomes `/help`. */
const withoutOption = (path: string): string => path.replace(/\/:\w+\?$/, '');

/** The first part of a path or of a route's pattern: `help` of `/help/:tab?`; empty for `/` and `*`. */
export const firstSegment = (path: string): string => path.split('/')[1] ?? '';

const FIXED: ReadonlySet<string> = new Set(
  ROUTES.map(({ path }) => firstSegment(path)).filter((segment) => /^[a-z]/.test(segment)),
);

/** Such a route takes precedence over a category of the same name. */
export function isRouteSegment(segment: string): boolean {
  return FIXED.has(segment);
}

/**
 * Returns the paths that show "not found": routes of other sites, and beginnings of routes, such as `/merchantcode`
 * without a token (product 3.5).
 */
export function emptyPaths(site: Site): readonly string[] {
  const built = new Set(
    ROUTES.filter((route) => hasRoute(site, route)).map(({ path }) => withoutOption(path)),
  );
  const others = ROUTES.map(({ path }) => path).filter((path) => /^\/[^:]/.test(path));
  const beginnings = [...FIXED].map((segment) => `/${segment}`);
  return [...new Set([...others, ...beginnings])].filter((path) => !built.has(withoutOption(path)));
}
