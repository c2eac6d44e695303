import { hasFeature, isSetUp } from '../feature/hasFeature.ts';
import type { Site } from '../site/site.ts';
import { type Route, ROUTES } from './routes.ts';

/**
 * The steps after the first and the returns from a provider need no offer: an order may be under way, and they alone
 * tell what became of it.
 */
export function hasRoute(site: Site, { feature, only, step, zone }: Route): boolean {
  const isUnderWay = zone === 'payment' || (step && !step.endsWith('choice'));
  return (!only || only === site.id) && (!feature || (isUnderWay ? isSetUp : hasFeature)(site, feature));
}

/** False for the page of a route that the site does not have. */
export function leadsOn(site: Site, address: string): boolean {
  return !emptyPaths(site).includes(address);
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
 * Returns the paths that show "not found" or "not offered": routes that the site does not have, and beginnings of routes, such as `/merchantcode`
 * without a token (product 3.5).
 */
export function emptyPaths(site: Site): readonly string[] {
  const built = ROUTES.filter((route) => hasRoute(site, route)).map(({ path }) => withoutOption(path));
  const paths = [...ROUTES.map(({ path }) => path), ...[...FIXED].map((segment) => `/${segment}`)];
  return [...new Set(paths)].filter((path) => /^\/[^:]/.test(path) && !built.includes(withoutOption(path)));
}
