import type { MiddlewareFunction } from 'react-router';
import { zoneOf } from '#domain/link/zone.ts';
import type { Site } from '#domain/site/site.ts';
import { thirdPartiesOf } from '#domain/site/thirdParties.ts';
import type { Services } from '../session/services.ts';

interface Crossing {
  /** The path that the document was loaded at. */
  readonly from: string;
  readonly site: Site;
  readonly network: Services['network'];
}

/**
 * Makes a step out of the document's zone a document load, so that neither the policy nor a script of one zone is there
 * in the next (ADR 42). Nothing for a route inside. Without a network the step waits until that is back, as every
 * pressed step does (ADR 28).
 */
export function crossing(route: string, { from, site, network }: Crossing): MiddlewareFunction[] {
  const hasThirdParties = thirdPartiesOf(site).length > 0;
  const zone = zoneOf(from, hasThirdParties);
  const isOutside = (path: string): boolean => zoneOf(path, hasThirdParties) !== zone;
  const cross: MiddlewareFunction = async ({ request }, next) => {
    const { href, pathname } = new URL(request.url);
    // A route outside can draw a path inside, for instance "not found": it would be loaded for ever.
    if (!isOutside(pathname)) return next();
    while (!(await network.look())) await network.untilBack();
    // As react-router's `redirectDocument` makes it, which would be in the first load for this chunk's sake.
    throw new Response(null, { status: 302, headers: { Location: href, 'X-Remix-Reload-Document': 'true' } });
  };
  return isOutside(route) ? [cross] : [];
}
