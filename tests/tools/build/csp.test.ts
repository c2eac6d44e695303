import { expect, it } from 'vitest';
import type { Zone } from '#domain/link/zone.ts';
import { contentSecurityPolicy, securityHeaders } from '#tools/build/csp.ts';
import { PAYMENT_HOSTS, type Provider } from '#tools/build/paymentHosts.ts';
import { placeAt, placeOf } from '#tools/build/place.ts';
import { aSite } from '#tests/data/site.ts';

const paying = (...providers: readonly Provider[]) =>
  contentSecurityPolicy('', { zone: 'payment', hosts: providers.map((provider) => PAYMENT_HOSTS[provider]) });
const hostsOf = (policy: string): readonly string[] => policy.match(/https:[^\s;]+/g) ?? [];

const HASH_OF_1 = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";

/** The sources that a policy has for one directive. */
const sourcesOf = (policy: string, directive: string): readonly string[] =>
  policy
    .split('; ')
    .find((line) => line.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

it('lets a plain page ask and frame the captcha, and no other host', () => {
  expect([...new Set(hostsOf(contentSecurityPolicy('')))]).toEqual(['https://eu.frcapi.com']);
  expect(sourcesOf(contentSecurityPolicy(''), 'frame-src')).toEqual(['https://eu.frcapi.com']);
  expect(sourcesOf(contentSecurityPolicy(''), 'connect-src')).toContain('https://eu.frcapi.com');
});

it('lets a page take photos, find where one is and pay, and no page of others', () => {
  const allowed = securityHeaders('')['Permissions-Policy'] ?? '';
  for (const what of ['camera', 'geolocation', 'payment']) expect(allowed).toContain(`${what}=(self)`);
  expect(allowed).not.toContain('*');
});

it.each([
  ["<script data-a='>'>1</script>", true],
  ['<script data-a="b > c src=d">1</script>', true],
  ['<script\n  type="module"\n>1</script>', true],
  ["<script data-a='>' src='/a.js'>1</script>", false],
  ['<script src=/a.js>1</script>', false],
  ['<scripts>1</script>', false],
])('allows what stands in %j: %s', (html, isInline) => {
  const sources = sourcesOf(contentSecurityPolicy(html), 'script-src');
  expect(sources).toEqual(["'self'", ...(isInline ? [HASH_OF_1] : [])]);
});

const TRUSTED_TYPES =
  "require-trusted-types-for 'script'; trusted-types voucher-chunks voucher-vendors dompurify";
/** The policy of a plain page but for what is only reported where others may run. */
const PLAIN = contentSecurityPolicy('').replace(`; ${TRUSTED_TYPES}`, '');

it('demands trusted types of a plain page, from three named policies', () => {
  const headers = securityHeaders('');
  expect(headers['Content-Security-Policy']?.endsWith(`; ${TRUSTED_TYPES}`)).toBe(true);
  expect(headers).not.toHaveProperty('Content-Security-Policy-Report-Only');
});

it.each(['payment', 'third-party'] as const)('only has them reported in the zone %s', (zone) => {
  const headers = securityHeaders('', { zone, hosts: [] });
  expect(headers['Content-Security-Policy']).not.toContain('trusted-types');
  expect(headers['Content-Security-Policy-Report-Only']).toBe(TRUSTED_TYPES);
});

it('lets a payment page talk to the site’s providers and no others', () => {
  expect(paying()).toBe(PLAIN);
  expect(paying('card')).toMatch(/unzer/);
  expect(paying('card')).not.toMatch(/amazon/);
  expect(paying('wallet')).toMatch(/amazon/);
  expect(paying('wallet')).not.toMatch(/unzer|metrix/);
});

it('lets a form go to the wallet, and elsewhere to nobody but us', () => {
  expect(sourcesOf(paying('wallet'), 'form-action')).toContain('https://*.amazon.de');
  expect(sourcesOf(paying('card'), 'form-action')).toEqual(["'self'"]);
  expect(sourcesOf(contentSecurityPolicy(''), 'form-action')).toEqual(["'self'"]);
});

it('never loosens anything but hosts', () => {
  const withoutHosts = paying('wallet', 'card').replaceAll(/ https:[^\s;]+/g, '');
  expect(withoutHosts).toBe(PLAIN.replaceAll(/ https:[^\s;]+/g, ''));
  expect(withoutHosts).not.toMatch(/unsafe|\*|http:/);
  for (const host of hostsOf(paying('wallet', 'card')))
    expect(host).toMatch(/^https:\/\/(?:\*\.)?[a-z0-9-]+\.[a-z.-]+$/);
});

it('tells a provider the host of a payment page and nobody anything of another', () => {
  const page = '<p></p>';
  expect(securityHeaders(page)['Referrer-Policy']).toBe('no-referrer');
  const referrers = (zone: Zone) => securityHeaders(page, { zone, hosts: [] })['Referrer-Policy'];
  expect(referrers('payment')).toBe('strict-origin');
  expect(referrers('third-party')).toBe('no-referrer');
});

it.each([
  ['de.localhost:4173', '/prepaid/checkout', ['wallet', 'card']],
  ['ch.localhost', '/payment/unzer-return', ['card']],
  ['utiliser.cadelio.example', '/redeem/shop-1/pay', ['card']],
  ['fr.localhost', '/basket/pay', []],
  ['unknown.example', '/basket/pay/', ['wallet', 'card']],
] satisfies [string, string, Provider[]][])(
  'knows how one pays on %s at %s',
  async (host, pathname, providers) => {
    expect(await placeOf({ host, pathname })).toEqual({
      zone: 'payment',
      hosts: providers.map((provider) => PAYMENT_HOSTS[provider]),
    });
  },
);

it.each(['/merchantcode/token', '/prepaid', '/payment/gone.js', '/js/payment/x', '/%E0%A4%A/x'])(
  'has %s as a plain place',
  async (pathname) => {
    expect(await placeOf({ host: 'de.localhost', pathname })).toEqual({ zone: 'plain', hosts: [] });
  },
);

/** The policy of a page on which third parties may run where such a site has any. */
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

it('loosens nothing but hosts for third parties', () => {
  const policy = thirdParties({
    ...consent,
    tagManagerId: 'GTM-1',
    abTestScript: 'https://test.frohgut.example/ab.js',
    zendesk: { isActive: true, key: 'key' },
  });
  const withoutHosts = policy.replaceAll(/ (?:https|wss):[^\s;]+/g, '');
  expect(withoutHosts).toBe(PLAIN.replaceAll(/ https:[^\s;]+/g, ''));
  expect(policy).not.toMatch(/unsafe|http:|\* /);
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
