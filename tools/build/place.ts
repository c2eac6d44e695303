import type { Zone } from '#domain/route/routes.ts';
import { zoneOf } from '#domain/route/zone.ts';
import { resolveSite } from '#domain/site/resolveSite.ts';
import type { Site } from '#domain/site/site.ts';
import { thirdPartiesOf } from '#domain/site/thirdParties.ts';
import { SITES, type SiteRegistration } from '#sites/index.ts';
import type { Place } from './csp.ts';
import type { Hosts } from './hosts.ts';
import { MAP_WORKER } from './mapWorker.ts';
import { decodedPath, isPagePath } from './paths.ts';
import { paymentHosts } from './paymentHosts.ts';
import { mapHosts, thirdPartyHosts } from './thirdPartyHosts.ts';

const HOSTS: Readonly<Record<Zone, (site: Site) => readonly Hosts[]>> = {
  plain: () => [],
  payment: paymentHosts,
  'third-party': thirdPartyHosts,
};

export async function placeOf({ host, pathname }: Pick<URL, 'host' | 'pathname'>): Promise<Place> {
  return placeAt(pathname, await wholeSite(resolveSite(host, SITES)));
}

/** A page has no zone that its site has no use for. Of all files, only the map's worker connects to foreign hosts. */
export function placeAt(pathname: string, site: Site): Place {
  if (MAP_WORKER.test(decodedPath(pathname) ?? '')) return { zone: 'plain', hosts: [mapHosts(site)] };
  if (!isPagePath(pathname)) return { zone: 'plain', hosts: [] };
  const zone = zoneOf(pathname, thirdPartiesOf(site).length > 0);
  const { endpoint } = site.captcha;
  return { zone, hosts: HOSTS[zone](site), ...(endpoint && { captcha: endpoint }) };
}

export async function wholeSite({ load, ...entry }: SiteRegistration): Promise<Site> {
  return { ...entry, ...(await load()) };
}
