import { type RouteObject, createBrowserRouter, matchRoutes } from 'react-router';
import type { Site } from '#domain/site/site.ts';
import { fetchWhenBack } from '../parts/lazy/fetchPart.ts';
import type { Services } from '../session/services.ts';
import { Connecting } from './Connecting.tsx';
import { CrashPage } from './Crash.tsx';
import { Layout } from './Layout.tsx';
import { loadScreen } from './loadScreen.ts';
import { loadStrip } from './loadStrip.ts';
import { emptyPaths, routesOf } from './routeLookup.ts';
import type { RouteEntry } from './routeEntry.ts';
import { NOT_FOUND } from './routes.ts';
import { WallArea } from './WallArea.tsx';

/**
 * While a step loads, its page stays; offline, the step waits for the network (ADR 10). A step into another zone is a
 * document load (ADR 8).
 */
export function createRouter(site: Site, services: Services): ReturnType<typeof createBrowserRouter> {
  const { network } = services;
  const { pathname: from } = window.location;
  const entries = routesOf(site);
  const empty = emptyPaths(site).map((path) => ({ ...NOT_FOUND, path }));
  // The first route is always inside its zone, so the first screen does not wait for the `crossing` chunk.
  const first = matchRoutes([...entries, ...empty], from)?.[0]?.route.path;
  const routeObject = (route: RouteEntry): RouteObject => ({
    path: route.path,
    handle: route,
    lazy: {
      Component: () =>
        fetchWhenBack(async () => {
          const [screen] = await Promise.all([
            loadScreen(route, services),
            route.path === first && loadStrip(services),
          ]);
          return screen;
        }, network),
      ...(route.path !== first && {
        middleware: () =>
          fetchWhenBack(async () => {
            const { crossing } = await import('./crossing.ts');
            return crossing(route.path, { from, site, services });
          }, network),
      }),
    },
  });
  const objects = (layout: RouteEntry['layout']) =>
    entries.filter((entry) => entry.layout === layout).map(routeObject);
  return createBrowserRouter([
    {
      Component: Layout,
      ErrorBoundary: CrashPage,
      HydrateFallback: Connecting,
      children: [
        { Component: WallArea, children: objects('frame-with-wall') },
        ...objects('frame'),
        ...empty.map(routeObject),
      ],
    },
  ]);
}
