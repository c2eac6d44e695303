import type { Site } from '#domain/site/site.ts';
import type { RouteEntry } from './routeEntry.ts';
import { ROUTES } from './routes.ts';

export function routesOf(site: Site): readonly RouteEntry[] {
  return ROUTES.filter(
    ({ onlySite, onlyIf }) => (onlySite ?? site.id) === site.id && (onlyIf?.(site) ?? true),
  );
}

/** The prefetched routes: the steps from a shop to its code. */
export function stepsAhead(): readonly RouteEntry[] {
  return ROUTES.filter(({ ahead }) => ahead);
}

/** Removes an optional last parameter: `/help/:tab?` becomes `/help`. */
const withoutOption = (path: string): string => path.replace(/\/:\w+\?$/, '');

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

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
  const built = new Set(routesOf(site).map(({ path }) => withoutOption(path)));
  const others = ROUTES.map(({ path }) => path).filter((path) => /^\/[^:]/.test(path));
  const beginnings = [...FIXED].map((segment) => `/${segment}`);
  return [...new Set([...others, ...beginnings])].filter((path) => !built.has(withoutOption(path)));
}
