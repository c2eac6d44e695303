import type { MiddlewareFunction } from 'react-router';
import { startingPoint } from '#domain/orders/startingPoint.ts';
import { zoneOf } from '#domain/route/zone.ts';
import type { Site } from '#domain/site/site.ts';
import { thirdPartiesOf } from '#domain/site/thirdParties.ts';
import type { Services } from '../session/services.ts';

export type Left = Pick<Services, 'arrival' | 'flash' | 'network' | 'session' | 'shared'>;

interface Crossing {
  /** Path at which the document was loaded. */
  readonly from: string;
  readonly site: Site;
  readonly services: Left;
}

/**
 * Turns a step out of the document's zone into a document load, so that neither the security policy nor a script of one
 * zone exists in the next (ADR 8). Empty for a route inside. Offline, the step waits for the network (ADR 10).
 */
export function crossing(route: string, { from, site, services }: Crossing): MiddlewareFunction[] {
  const { network } = services;
  const hasThirdParties = thirdPartiesOf(site).length > 0;
  const zone = zoneOf(from, hasThirdParties);
  const isOutside = (path: string): boolean => zoneOf(path, hasThirdParties) !== zone;
  const cross: MiddlewareFunction = async ({ request }, next) => {
    const { href, pathname } = new URL(request.url);
    // A route outside can draw a path inside, for example "not found", which would reload forever.
    if (!isOutside(pathname)) return next();
    while (!(await network.look())) await network.untilBack();
    await takeAlong(services).catch(() => undefined); // a failure must not stop the step
    // A copy of react-router's `redirectDocument`: an import here would move it into the first load.
    throw new Response(null, { status: 302, headers: { Location: href, 'X-Remix-Reload-Document': 'true' } });
  };
  return isOutside(route) ? [cross] : [];
}

/** Stores for the next document the flash messages and where the visit began. */
async function takeAlong({ arrival, flash, session, shared }: Left): Promise<void> {
  const { carryFlashes, keepStartingPoint, kept } = await shared();
  carryFlashes.execute(flash.messages);
  // It belongs to the voucher in use, and is removed with it.
  if (session.held === null || kept.read('startingPoint') !== null) return;
  keepStartingPoint(startingPoint(arrival.path, arrival.source, arrival.campaign));
}
