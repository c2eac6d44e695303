import { expect, it } from 'vitest';
import { CONSENT_CATEGORIES } from '#domain/site/consentCategories.ts';
import { needsConsentTo } from '#domain/site/consentNeeds.ts';
import type { ThirdPartySettings } from '#domain/site/thirdParties.ts';
import { aMap } from '#tests/data/region.ts';

const ASKING: ThirdPartySettings = {
  cookieConsent: { siteId: 'site', key: 'key' },
  tagManagerId: null,
  abTestScript: null,
  zendesk: { isActive: false, key: '' },
  map: null,
};

it.each<[string, Partial<ThirdPartySettings>, readonly string[]]>([
  ['nothing on a site without third parties', {}, []],
  ['both for a tag manager', { tagManagerId: 'GTM-1' }, ['statistics', 'marketing']],
  ['statistics for an A/B test', { abTestScript: 'https://test.example/a.js' }, ['statistics']],
  ['functional for a chat', { zendesk: { isActive: true, key: 'key' } }, ['functional']],
  ['functional for a map', { map: aMap }, ['functional']],
  ['nothing for tags without a tool that asks', { cookieConsent: null, tagManagerId: 'GTM-1' }, []],
])('is %s', (_what, site, categories) => {
  const needed = CONSENT_CATEGORIES.filter((category) => needsConsentTo(category, { ...ASKING, ...site }));
  expect(needed).toEqual(categories);
});
