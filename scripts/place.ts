import { type Zone, zoneOf } from '#domain/link/zone.ts';
import { resolveSite } from '#domain/site/resolveSite.ts';
import type { Site } from '#domain/site/site.ts';
import { thirdPartiesOf } from '#domain/site/thirdParties.ts';
import { SITES, type SiteRegistration } from '#sites/index.ts';
import type { Place } from './csp.ts';
import type { Hosts } from './hosts.ts';
import { isPagePath } from './paths.ts';
import { paymentHosts } from './paymentHosts.ts';
import { thirdPartyHosts } from './thirdPartyHosts.ts';

const HOSTS: Readonly<Record<Zone, (site: Site) => readonly Hosts[]>> = {
  plain: () => [],
  payment: paymentHosts,
  'third-party': thirdPartyHosts,
};

/** The place of an address, which decides about its headers. */
export async function placeOf({ host, pathname }: Pick<URL, 'host' | 'pathname'>): Promise<Place> {
  if (!isPagePath(pathname)) return { zone: 'plain', hosts: [] };
  return placeAt(pathname, await wholeSite(resolveSite(host, SITES)));
}

/** The place of a page on a site, by the site's own file: its pages are of no zone that it has no use for. */
export function placeAt(pathname: string, site: Site): Place {
  const zone = zoneOf(pathname, thirdPartiesOf(site).length > 0);
  return { zone, hosts: HOSTS[zone](site) };
}

/** A site of the registry with all that its file says. */
export async function wholeSite({ load, ...entry }: SiteRegistration): Promise<Site> {
  return { ...entry, ...(await load()) };
}
