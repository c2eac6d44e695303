import { hasFeature, isSetUp } from '../feature/hasFeature.ts';
import type { Site } from '../site/site.ts';
import { type Route, ROUTES } from './routes.ts';

/** False for pages of other sites, which are "not found". */
export function hasRoute(site: Site, { feature, only }: Route): boolean {
  return (only ?? site.id) === site.id && (feature === undefined || isSetUp(site, feature));
}

/**
 * False if the page says that this is not offered. The steps after the first and the returns from a provider stay: an
 * order may be under way, and they alone tell what became of it.
 */
export function isOffered(site: Site, { feature, step, zone }: Route): boolean {
  const isUnderWay = zone === 'payment' || (step !== undefined && !step.endsWith('choice'));
  return feature === undefined || isUnderWay || hasFeature(site, feature);
}

/** False for an address whose page would only say that this is not offered. */
export function leadsOn(site: Site, address: string): boolean {
  return ROUTES.every((route) => route.path !== address || isOffered(site, route));
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
