import { exampleOf } from '#domain/route/examples.ts';
import { type Route, ROUTES } from '#domain/route/routes.ts';

/** Hosts that pages request before any consent. */
const TOOL = ['web.cmp.usercentrics.eu'] as const;
/** On de: tag manager and page test. The page test runs only on sites with country DE. */
const ALL = [...TOOL, 'test.frohgut.example', 'www.googletagmanager.com'] as const;
const US = [...TOOL, 'www.googletagmanager.com'] as const;
/** Without a tag manager. */
const REGION = [...TOOL, 'test.siebenweiler.example'] as const;

/** With consent to everything, by the only site of a route; that of all other routes is de. */
const CONSENTED = { de: ALL, us: US, region: REGION } as const;

/** An address of a route, its site, and the hosts that the page requests without user input. */
export interface RouteRequests {
  readonly at: string;
  readonly site?: string;
  /** Before consent and without a voucher. */
  readonly before: readonly string[];
  /** With consent to everything, on this page or another one. */
  readonly consented: readonly string[];
}

function requestsOf({ path, zone, only, feature }: Route): RouteRequests {
  const site = feature === 'region' ? feature : only;
  const isOpen = zone === 'third-party';
  return {
    at: exampleOf(path),
    ...(site && { site }),
    before: isOpen ? TOOL : [],
    consented: isOpen ? CONSENTED[site ?? 'de'] : [],
  };
}

/** Every route with all its hosts; a page may request no other host. */
export const ROUTE_REQUESTS: Readonly<Record<string, RouteRequests>> = Object.fromEntries(
  ROUTES.map((route) => [route.path, requestsOf(route)]),
);
