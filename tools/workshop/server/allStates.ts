import { matchRoutes } from 'react-router';
import { READY_PAGES } from '#sandbox/routes/readyLinks.ts';
import { ROUTES } from '#domain/route/routes.ts';
import { OPEN_PAGES } from '#tools/build/openPages.ts';
import type { ScreenState } from '../states/screenState.ts';
import { STATES } from '../states/states.ts';

/** The area whose screen a path shows: the last of its route, after those that only lend their texts. */
function areaOf(path: string): string {
  const routes = ROUTES.map(({ path: pattern, areas }) => ({ path: pattern, handle: areas }));
  return matchRoutes(routes, path.split('?')[0] ?? '')?.[0]?.route.handle.at(-1) ?? '';
}

/** Ready links that are not in the table. */
export const READY_STATES: readonly ScreenState[] = [...READY_PAGES, ...OPEN_PAGES]
  .filter(({ path }) => !STATES.some((state) => state.path === path))
  .map(({ name, title, path, site }) => ({
    name: `link-${name}`,
    title,
    area: areaOf(path),
    path,
    ...(site !== undefined && { sites: [site] }),
  }));

export const ALL_STATES: readonly ScreenState[] = [...STATES, ...READY_STATES];
