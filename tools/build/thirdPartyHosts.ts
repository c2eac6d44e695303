import type { Site } from '#domain/site/site.ts';
import { type ThirdParty, thirdPartiesOf } from '#domain/site/thirdParties.ts';
import { USUAL_VENDOR_HOSTS } from '#domain/site/vendorHosts.ts';
import { CONTAINER_HOSTS, TAG_HOSTS } from './googleHosts.ts';
import type { Hosts } from './hosts.ts';

const USERCENTRICS = ['https://*.usercentrics.eu'];
const ZENDESK_FILES = 'https://static.zdassets.com';
const CHAT_FILES = 'https://media.smooch.io';

type Settings = Pick<Site, 'abTestScript' | 'map' | 'vendorHosts'>;

/** Each third party's hosts, by the vendors' own lists (ADR 9, tests/data/vendorPolicies). */
const HOSTS: Readonly<Record<ThirdParty, (site: Settings) => readonly Hosts[]>> = {
  // The vendor names one pattern for every directive: its parts come from several hosts.
  consent: () => [
    {
      'script-src': USERCENTRICS,
      'style-src': USERCENTRICS,
      'img-src': USERCENTRICS,
      'font-src': USERCENTRICS,
      'connect-src': USERCENTRICS,
      'frame-src': USERCENTRICS,
    },
  ],
  tags: ({ vendorHosts = USUAL_VENDOR_HOSTS }) => [
    CONTAINER_HOSTS,
    ...(['analytics', 'ads'] as const).flatMap((tag) => (vendorHosts.includes(tag) ? [TAG_HOSTS[tag]] : [])),
  ],
  test: ({ abTestScript }) => {
    const host = abTestScript === null ? [] : [new URL(abTestScript).origin];
    return [{ 'script-src': host, 'connect-src': host }];
  },
  chat: () => [
    {
      'script-src': [ZENDESK_FILES],
      // The messenger draws pictures of its own making, and those that people send.
      'img-src': [ZENDESK_FILES, 'https://*.zdusercontent.com', 'https://*.zendesk.com', CHAT_FILES, 'blob:'],
      'font-src': [ZENDESK_FILES],
      // The sound of a new message.
      'media-src': [ZENDESK_FILES],
      'connect-src': [
        ZENDESK_FILES,
        'https://ekr.zdassets.com',
        'https://*.zendesk.com',
        'wss://*.zendesk.com',
        'https://api.smooch.io',
        'wss://api.smooch.io',
        CHAT_FILES,
      ],
    },
  ],
  map: (site) => [mapHosts(site)],
};

/** Tiles come from the style's host: the worker fetches vector tiles, the page embeds raster tiles. */
export function mapHosts({ map }: Pick<Site, 'map'>): Hosts {
  if (map === null) return {};
  const style = new URL(map.styleUrl).origin;
  return { 'img-src': [style], 'connect-src': [style, new URL(map.geocodingUrl).origin] };
}

/** The hosts of a site's third-party pages. */
export function thirdPartyHosts(site: Site): readonly Hosts[] {
  return thirdPartiesOf(site).flatMap((party) => HOSTS[party](site));
}
