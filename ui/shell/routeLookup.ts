import { type BuiltRoute, ROUTES, type RouteEntry } from './routes.ts';

const isBuilt = (entry: RouteEntry): entry is BuiltRoute => entry.load !== null;

/** The routes that a site has now. */
export function routesOf(siteId: string): readonly BuiltRoute[] {
  return ROUTES.filter(isBuilt).filter(({ onlySite }) => (onlySite ?? siteId) === siteId);
}

/** The steps that are fetched before they are pressed. */
export function stepsAhead(): readonly BuiltRoute[] {
  return ROUTES.filter(isBuilt).filter(({ ahead }) => ahead);
}

/** `/help` of `/help/:tab?`. */
const withoutOption = (path: string): string => path.replace(/\/:\w+\?$/, '');

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

const FIXED: ReadonlySet<string> = new Set(
  ROUTES.map(({ path }) => firstSegment(path)).filter((segment) => /^[a-z]/.test(segment)),
);

/** Whether a path's first segment belongs to a fixed route, which wins over a category of that name. */
export function isFixed(segment: string): boolean {
  return FIXED.has(segment);
}

/**
 * Addresses of ours at which nothing is: of routes whose screen comes later or is another site's, and such as are
 * only the beginning of routes, as `/merchantcode`, whose child path is empty (specification 2).
 */
export function emptyPaths(siteId: string): readonly string[] {
  const built = new Set(routesOf(siteId).map(({ path }) => withoutOption(path)));
  const others = ROUTES.map(({ path }) => path).filter((path) => /^\/[^:]/.test(path));
  const beginnings = [...FIXED].map((segment) => `/${segment}`);
  return [...new Set([...others, ...beginnings])].filter((path) => !built.has(withoutOption(path)));
}

/** Whether a link of ours may be drawn: only once the screen exists, not while a page there says that it does not. */
export function hasScreen(name: string): boolean {
  return ROUTES.some((entry) => entry.name === name && isBuilt(entry) && !entry.standsIn);
}
