import { zoneOf } from '#domain/link/zone.ts';
import { resolveSite } from '#domain/site/resolveSite.ts';
import { SITES, type SiteRegistration } from '#sites/index.ts';
import type { Place } from './csp.ts';
import { isPagePath } from './paths.ts';
import type { Provider } from './paymentHosts.ts';

/** The place of an address, which decides about its headers. */
export async function placeOf({ host, pathname }: Pick<URL, 'host' | 'pathname'>): Promise<Place> {
  const zone = isPagePath(pathname) ? zoneOf(pathname) : 'plain';
  return zone === 'plain' ? { zone } : { zone, providers: await providersOf(resolveSite(host, SITES)) };
}

/** The providers that a site's file names. */
export async function providersOf(site: SiteRegistration): Promise<readonly Provider[]> {
  const { payment } = await site.load();
  return (['wallet', 'card'] as const).filter((provider) => payment[provider] !== null);
}
