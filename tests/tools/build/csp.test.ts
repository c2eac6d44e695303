import { expect, it } from 'vitest';
import type { Zone } from '#domain/route/routes.ts';
import { contentSecurityPolicy, securityHeaders } from '#tools/build/csp.ts';
import { PAYMENT_HOSTS, type Provider } from '#tools/build/paymentHosts.ts';
import { placeAt, placeOf } from '#tools/build/place.ts';
import { aSite } from '#tests/data/site.ts';
import {
  OPEN,
  OPEN_STYLES,
  STRICT_STYLES,
  TRUSTED_TYPES,
  hostsOf,
  sourcesOf,
  withoutHosts,
} from './policies.ts';

const paying = (...providers: readonly Provider[]) =>
  contentSecurityPolicy('', { zone: 'payment', hosts: providers.map((provider) => PAYMENT_HOSTS[provider]) });
const HASH_OF_1 = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";

it('lets a plain page ask and frame the captcha, and no other host', () => {
  expect([...new Set(hostsOf(contentSecurityPolicy('')))]).toEqual(['https://eu.frcapi.com']);
  expect(sourcesOf(contentSecurityPolicy(''), 'frame-src')).toEqual(['https://eu.frcapi.com']);
  expect(sourcesOf(contentSecurityPolicy(''), 'connect-src')).toContain('https://eu.frcapi.com');
});

it('names the captcha’s host of the site’s endpoint, and no other', () => {
  const captcha = { active: true, siteKey: 'FCMEXAMPLE', endpoint: 'global' } as const;
  const policy = contentSecurityPolicy('', placeAt('/check', aSite({ captcha })));
  expect(sourcesOf(policy, 'frame-src')).toEqual(['https://global.frcapi.com']);
  expect(sourcesOf(policy, 'connect-src')).toContain('https://global.frcapi.com');
  expect(policy).not.toContain('eu.frcapi.com');
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

it.each(['payment', 'third-party'] as const)(
  'lets vendors write inline styles in the zone %s, where one hash would forbid them',
  (zone) => {
    const page = '<style>a{}</style><script>1</script>';
    const policy = contentSecurityPolicy(page, {
      zone,
      hosts: [{ 'style-src': ['https://vendor.example'] }],
    });
    expect(sourcesOf(policy, 'style-src')).toEqual(["'self'", "'unsafe-inline'", 'https://vendor.example']);
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", HASH_OF_1]);
    expect(policy).not.toContain('unsafe-eval');
  },
);

it.each(['/merchantcode/token', '/prepaid', '/activate/web/R-1/hash', '/js/map-worker.0123abcd.js'])(
  'allows no inline style but those of our own page at %s, whatever the site uses',
  async (pathname) => {
    for (const id of ['de', 'region']) {
      const place = await placeOf({ host: `${id}.localhost`, pathname });
      expect(sourcesOf(contentSecurityPolicy('<style>1</style>', place), 'style-src')).toEqual([
        "'self'",
        HASH_OF_1,
      ]);
      expect(contentSecurityPolicy('<style>1</style>', place)).not.toContain('unsafe');
    }
  },
);

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

it('has trusted types reported on a plain page only where the server asks for it, and nothing else less strict', () => {
  const headers = securityHeaders('', { zone: 'plain', hosts: [], trustedTypes: 'reported' });
  expect(headers['Content-Security-Policy']).toBe(
    contentSecurityPolicy('').replace(`; ${TRUSTED_TYPES}`, ''),
  );
  expect(headers['Content-Security-Policy-Report-Only']).toBe(TRUSTED_TYPES);
});

it('lets a payment page talk to the site’s providers and no others', () => {
  expect(paying()).toBe(OPEN);
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

it('never loosens anything but hosts and inline styles', () => {
  const policy = withoutHosts(paying('wallet', 'card'));
  expect(policy).toBe(withoutHosts(OPEN));
  expect(policy.replace(OPEN_STYLES, STRICT_STYLES)).not.toMatch(/unsafe|\*|http:/);
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

it('lets the card talk to heidelpay only if the site’s file says so', () => {
  const payment = { wallet: { clientId: 'client' }, card: { publicKey: 's-pub-1' } };
  const of = (about: Parameters<typeof aSite>[0]) =>
    contentSecurityPolicy('', placeAt('/prepaid/checkout', aSite({ payment, ...about })));
  expect(of({})).not.toMatch(/heidelpay|hpcgw/);
  const older = of({ vendorHosts: ['heidelpay'] });
  for (const directive of ['connect-src', 'frame-src'])
    expect(sourcesOf(older, directive)).toEqual(
      expect.arrayContaining(['https://*.heidelpay.com', 'https://test-heidelpay.hpcgw.net']),
    );
  expect(sourcesOf(older, 'script-src').join(' ')).not.toContain('heidelpay');
  expect(of({ vendorHosts: ['heidelpay'], payment: { ...payment, card: null } })).not.toContain('heidelpay');
});
