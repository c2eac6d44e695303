import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '#tools/build/csp.ts';
import { placeAt } from '#tools/build/place.ts';
import { aSite } from '#tests/data/site.ts';
import { OPEN, OPEN_STYLES, STRICT_STYLES, sourcesOf, withoutHosts } from './policies.ts';

/** The policy of a third-party page, where the site has third parties. */
const thirdParties = (about: Parameters<typeof aSite>[0]): string =>
  contentSecurityPolicy('', placeAt('/', aSite(about)));
const consent = { cookieConsent: { siteId: 'id', key: 'key' } };

it('gives a site without third parties the plain policy on all its pages', () => {
  expect(thirdParties({})).toBe(contentSecurityPolicy(''));
});

it.each([
  [consent, ['usercentrics']],
  [{ tagManagerId: 'GTM-1', abTestScript: 'https://test.frohgut.example/ab.js' }, []],
  [{ ...consent, tagManagerId: 'GTM-1' }, ['usercentrics', 'googletagmanager', 'google-analytics']],
  [{ ...consent, abTestScript: 'https://test.frohgut.example/ab.js' }, ['usercentrics', 'test.frohgut']],
  [{ zendesk: { isActive: true, key: 'key' } }, ['zdassets', 'zendesk', 'smooch']],
])('names of %j the hosts of %j', (about, names) => {
  const all = [
    'usercentrics',
    'googletagmanager',
    'google-analytics',
    'test.frohgut',
    'zdassets',
    'zendesk',
    'smooch',
  ];
  expect(all.filter((name) => thirdParties(about).includes(name))).toEqual(names);
});

it('loosens nothing but hosts, inline styles and the chat’s own pictures for third parties', () => {
  const policy = thirdParties({
    ...consent,
    tagManagerId: 'GTM-1',
    abTestScript: 'https://test.frohgut.example/ab.js',
    zendesk: { isActive: true, key: 'key' },
  });
  expect(sourcesOf(policy, 'img-src')).toContain('blob:');
  expect(sourcesOf(policy, 'media-src')).toEqual(['https://static.zdassets.com']);
  expect(withoutHosts(policy).replace(' blob:', '')).toBe(withoutHosts(OPEN));
  expect(policy.replace(OPEN_STYLES, STRICT_STYLES)).not.toMatch(/unsafe|http:|\* |blob:.*blob:/);
});

it.each(['/', '/help/business', '/redeem/shop-1/check'])(
  'has a place for third parties at %s',
  (pathname) => {
    const { zone, hosts } = placeAt(pathname, aSite(consent));
    expect(zone).toBe('third-party');
    expect(JSON.stringify(hosts)).toContain('usercentrics');
    expect(placeAt(pathname, aSite())).toEqual({ zone: 'plain', hosts: [] });
  },
);

it.each([
  [{}, ['googletagmanager', 'google-analytics']],
  [{ vendorHosts: [] }, ['googletagmanager']],
  [{ vendorHosts: ['ads'] }, ['googletagmanager', 'googleadservices', 'doubleclick', 'googlesyndication']],
  [
    { vendorHosts: ['analytics', 'ads'] },
    ['googletagmanager', 'google-analytics', 'googleadservices', 'doubleclick', 'googlesyndication'],
  ],
] as const)('lets the tags of a site with %j talk to the hosts of %j', (about, names) => {
  const policy = thirdParties({ ...consent, tagManagerId: 'GTM-1', ...about });
  const all = [
    'googletagmanager',
    'google-analytics',
    'googleadservices',
    'doubleclick',
    'googlesyndication',
  ];
  expect(all.filter((name) => policy.includes(name))).toEqual(names);
  expect(thirdParties({ ...consent, ...about })).not.toMatch(/google|doubleclick/);
});

it('lets Google Analytics report to its bare host, which its pattern does not match', () => {
  const policy = thirdParties({ ...consent, tagManagerId: 'GTM-1' });
  for (const host of ['https://analytics.google.com', 'https://www.google.com'])
    expect(sourcesOf(policy, 'connect-src')).toContain(host);
});
