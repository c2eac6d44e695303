import { expect, it } from 'vitest';
import { thirdPartiesOf } from '#domain/site/thirdParties.ts';
import type { Site } from '#domain/site/site.ts';

const NONE = {
  cookieConsent: null,
  tagManagerId: null,
  abTestScript: null,
  zendesk: { isActive: false, key: '' },
  map: null,
};
const ASKS: Partial<Site> = { cookieConsent: { siteId: 'site', key: 'key' } };
const LOADS: Partial<Site> = { tagManagerId: 'GTM-1', abTestScript: 'https://test.example/a.js' };

it.each<[string, Partial<Site>, readonly string[]]>([
  ['nobody', {}, []],
  ['nobody without a tool that asks', LOADS, []],
  ['the tool that asks, and what it allows', { ...ASKS, ...LOADS }, ['consent', 'tags', 'test']],
  ['the tool alone', ASKS, ['consent']],
  ['the chat', { zendesk: { isActive: true, key: 'key' } }, ['chat']],
  ['the map', { map: { styleUrl: '/style.json', geocodingUrl: '/places' } }, ['map']],
])('allows %s to run on a site', (_who, site, parties) => {
  expect(thirdPartiesOf({ ...NONE, ...site })).toEqual(parties);
});
