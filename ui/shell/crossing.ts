import type { MiddlewareFunction } from 'react-router';
import { zoneOf } from '#domain/link/zone.ts';
import { startingPoint } from '#domain/orders/startingPoint.ts';
import type { Site } from '#domain/site/site.ts';
import { thirdPartiesOf } from '#domain/site/thirdParties.ts';
import type { Services } from '../session/services.ts';

/** What of the services a step into another document concerns. */
export type Left = Pick<Services, 'arrival' | 'flash' | 'network' | 'session' | 'shared'>;

interface Crossing {
  /** The path that the document was loaded at. */
  readonly from: string;
  readonly site: Site;
  readonly services: Left;
}

/**
 * Makes a step out of the document's zone a document load, so that neither the policy nor a script of one zone is there
 * in the next (ADR 8). Nothing for a route inside. Without a network the step waits until that is back, as every
 * pressed step does (ADR 10).
 */
export function crossing(route: string, { from, site, services }: Crossing): MiddlewareFunction[] {
  const { network } = services;
  const hasThirdParties = thirdPartiesOf(site).length > 0;
  const zone = zoneOf(from, hasThirdParties);
  const isOutside = (path: string): boolean => zoneOf(path, hasThirdParties) !== zone;
  const cross: MiddlewareFunction = async ({ request }, next) => {
    const { href, pathname } = new URL(request.url);
    // A route outside can draw a path inside, for instance "not found": it would be loaded for ever.
    if (!isOutside(pathname)) return next();
    while (!(await network.look())) await network.untilBack();
    await takeAlong(services).catch(() => undefined); // without it the step is taken all the same
    // As react-router's `redirectDocument` makes it, which would be in the first load for this chunk's sake.
    throw new Response(null, { status: 302, headers: { Location: href, 'X-Remix-Reload-Document': 'true' } });
  };
  return isOutside(route) ? [cross] : [];
}

/** Keeps for the next document what only this one knows: what it says above the page, and where the visit began. */
async function takeAlong({ arrival, flash, session, shared }: Left): Promise<void> {
  const { carryFlashes, keepStartingPoint, kept } = await shared();
  carryFlashes.execute(flash.messages);
  // It belongs to the voucher in use, and leaves with it.
  if (session.held === null || kept.read('startingPoint') !== null) return;
  keepStartingPoint.execute(startingPoint(arrival.path, arrival.source, arrival.campaign));
}
