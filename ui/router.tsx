import { type RouteObject, createBrowserRouter } from 'react-router';
import { Connecting } from './Connecting.tsx';
import { CrashPage } from './CrashPage.tsx';
import { fetchWhenBack } from './fetchPart.ts';
import { Layout } from './Layout.tsx';
import { type RouteEntry, type ScreenName, emptyPaths, routesOf } from './routes.ts';
import { loadScreen } from './loadScreen.ts';
import type { Services } from './services.ts';
import { WallArea } from './screens/shops/WallArea.tsx';

type Shown = Pick<RouteEntry, 'path' | 'navbar'> & { readonly screen: ScreenName };

/** The router of a site, from the one route table. Until a step has come, the page that it was pressed on stays. */
export function createRouter(
  siteId: string,
  services: Pick<Services, 'journey' | 'aftercare' | 'network'>,
): ReturnType<typeof createBrowserRouter> {
  const entries = routesOf(siteId);
  const routeObject = ({ path, screen, navbar }: Shown): RouteObject => ({
    path,
    handle: { navbar },
    lazy: { Component: () => fetchWhenBack(() => loadScreen(screen, services), services.network) },
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
        ...emptyPaths(siteId).map((path) => routeObject({ path, screen: 'notFound', navbar: true })),
      ],
    },
  ]);
}
