import type { Site } from '#domain/site/site.ts';
import { type ThirdParty, thirdPartiesOf } from '#domain/site/thirdParties.ts';
import type { Hosts } from './hosts.ts';

const USERCENTRICS = 'https://*.usercentrics.eu';
const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const ZENDESK_FILES = 'https://static.zdassets.com';

/** Each third party's hosts, by the vendors' own lists (ADR 9). */
const HOSTS: Readonly<Record<ThirdParty, (site: Pick<Site, 'abTestScript' | 'map'>) => Hosts>> = {
  consent: () => ({
    'script-src': ['https://web.cmp.usercentrics.eu'],
    'img-src': [USERCENTRICS],
    'connect-src': [USERCENTRICS],
  }),
  tags: () => ({
    'script-src': [TAG_MANAGER],
    'img-src': [TAG_MANAGER, ...ANALYTICS],
    'connect-src': [TAG_MANAGER, ...ANALYTICS],
  }),
  test: ({ abTestScript }) => {
    const host = abTestScript === null ? [] : [new URL(abTestScript).origin];
    return { 'script-src': host, 'connect-src': host };
  },
  chat: () => ({
    'script-src': [ZENDESK_FILES],
    'img-src': [ZENDESK_FILES, 'https://*.zdusercontent.com', 'https://*.zendesk.com'],
    'connect-src': [
      ZENDESK_FILES,
      'https://ekr.zdassets.com',
      'https://*.zendesk.com',
      'wss://*.zendesk.com',
      'https://api.smooch.io',
      'wss://api.smooch.io',
      'https://media.smooch.io',
    ],
  }),
  map: mapHosts,
};

/** Tiles come from the style's host: the worker fetches vector tiles, the page embeds raster tiles. */
export function mapHosts({ map }: Pick<Site, 'map'>): Hosts {
  if (map === null) return {};
  const style = new URL(map.styleUrl).origin;
  return { 'img-src': [style], 'connect-src': [style, new URL(map.geocodingUrl).origin] };
}

/** The hosts of a site's third-party pages, one entry for each third party. */
export function thirdPartyHosts(site: Site): readonly Hosts[] {
  return thirdPartiesOf(site).map((party) => HOSTS[party](site));
}
