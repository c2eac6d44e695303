import { type RouteObject, createBrowserRouter, matchRoutes } from 'react-router';
import { emptyPaths, hasRoute } from '#domain/route/siteRoutes.ts';
import type { Site } from '#domain/site/site.ts';
import { fetchWhenBack } from '../parts/lazy/fetchPart.ts';
import type { Services } from '../session/services.ts';
import { Connecting } from './Connecting.tsx';
import { CrashPage } from './Crash.tsx';
import { Layout } from './Layout.tsx';
import { loadScreen } from './loadScreen.ts';
import { loadStrip } from './loadStrip.ts';
import { ENTRIES } from './routes.ts';
import { WallArea } from './WallArea.tsx';

/**
 * While a step loads, its page stays; offline, the step waits for the network (ADR 10). A step into another zone is a
 * document load (ADR 8).
 */
export function createRouter(site: Site, services: Services): ReturnType<typeof createBrowserRouter> {
  const { network } = services;
  const { pathname: from } = window.location;
  const entries = ENTRIES.filter((entry) => hasRoute(site, entry));
  const empty = entries
    .filter(({ path }) => path === '*')
    .flatMap((others) => emptyPaths(site).map((path) => ({ ...others, path })));
  // The first route is always inside its zone, so the first screen does not wait for the `crossing` chunk.
  const first = matchRoutes([...entries, ...empty], from)?.[0]?.route.path;
  const routeObject = (entry: (typeof empty)[number]): RouteObject => ({
    path: entry.path,
    handle: entry,
    lazy: {
      Component: () =>
        fetchWhenBack(async () => {
          const [screen] = await Promise.all([
            loadScreen(entry, services),
            entry.path === first && loadStrip(services),
          ]);
          return screen;
        }, network),
      ...(entry.path !== first && {
        middleware: () =>
          fetchWhenBack(async () => {
            const { crossing } = await import('./crossing.ts');
            return crossing(entry.path, { from, site, services });
          }, network),
      }),
    },
  });
  const overWall = entries.filter((entry) => entry.overWall);
  const alone = entries.filter((entry) => !entry.overWall);
  return createBrowserRouter([
    {
      Component: Layout,
      ErrorBoundary: CrashPage,
      HydrateFallback: Connecting,
      children: [
        { Component: WallArea, children: overWall.map(routeObject) },
        ...[...alone, ...empty].map(routeObject),
      ],
    },
  ]);
}
