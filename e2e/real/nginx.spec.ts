import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { type Place, securityHeaders } from '#tools/build/csp.ts';
import { resolveSite } from '#domain/site/resolveSite.ts';
import { pageFile, pageKindOf } from '#tools/build/pageFile.ts';
import { placeOf } from '#tools/build/place.ts';
import { SITES } from '#sites/index.ts';
import { test } from '../support/nginx.ts';
import type { Answer } from '#tests/tools/serving/ask.ts';

const pageOf = (host: string, path = '/') =>
  readFileSync(
    new URL(`../../dist/${pageFile(resolveSite(host, SITES).id, pageKindOf(path))}`, import.meta.url),
    'utf8',
  );
const PAGE = pageOf('de.localhost');
/** Sorted by name, because the site's file determines the headers' order. */
const byName = (headers: readonly (readonly [string, string])[]) =>
  headers.toSorted(([one], [other]) => one.localeCompare(other));
const securityAt = (page: string, place?: Place) =>
  byName(Object.entries(securityHeaders(page, place)).map(([name, value]) => [name.toLowerCase(), value]));
/** The headers of files that are no page. */
const SECURITY = securityAt('');
const NAMES = new Set([...SECURITY, ...securityAt('', { zone: 'payment', hosts: [] })].map(([name]) => name));
const securityOf = ({ headers }: Answer) => byName(headers.filter(([header]) => NAMES.has(header)));

test('nginx sends every client the page at every path that is no file, and 404 for a missing file', async ({
  nginx,
}) => {
  for (const headers of [{}, { accept: '*/*' }, { accept: 'text/html' }, { accept: 'application/json' }]) {
    for (const path of [
      '/',
      '/shops',
      '/Shops/',
      '/fashion',
      '/shops/1/a.b',
      '/js',
      '/pages/de',
      '/pages/de.html.gz',
      `/merchantcode/${'x'.repeat(300)}`,
    ]) {
      const { status, body } = await nginx.ask(path, headers);
      const isPage = body === pageOf('de.localhost', path);
      expect({ path, status, isPage }).toEqual({ path, status: 200, isPage: true });
    }
    for (const path of [
      '/js/gone.js',
      '/css/gone',
      '/js/',
      '/brands/gone.svg',
      '/gone.webmanifest',
      // A page's file would be sent with the policy of files.
      '/pages/de.html',
      '/pages/ch.html',
      '//pages//de.html',
      '/%70ages%2Fde.html',
      '/js/..%2fpages/de.html',
    ]) {
      expect({ path, status: (await nginx.ask(path, headers)).status }).toEqual({ path, status: 404 });
    }
  }
  expect((await nginx.ask('/', {}, 'HEAD')).status).toBe(200);
});

test('nginx leads a form that a provider posts to a return page back to the same address by GET', async ({
  nginx,
}) => {
  for (const path of [
    '/payment/unzer-return',
    '/payment/amazon-pay-return?reference=a%2Fb&amazonCheckoutSessionId=c',
  ]) {
    const answer = await nginx.ask(path, {}, 'POST');
    expect({ path, status: answer.status, security: securityOf(answer) }).toEqual({
      path,
      status: 303,
      security: SECURITY,
    });
    expect(answer.headers.filter(([name]) => name === 'location')).toEqual([['location', path]]);
  }
  for (const path of [
    '/payment/a/../../prepaid',
    '//evil.example/payment/x',
    '/payment/%0d%0aSet-Cookie:a',
    '/shops',
  ])
    expect({ path, status: (await nginx.ask(path, {}, 'POST')).status }).toEqual({ path, status: 405 });
});

test('nginx sends each security header once with its own answers, with files and with those of the backend', async ({
  nginx,
}) => {
  const script = /src="(\/js\/[^"]+)"/.exec(PAGE)?.[1] ?? '';
  const answers = {
    script: [200, await nginx.ask(script)],
    picture: [200, await nginx.ask('/brands/de/logo.svg')],
    backend: [200, await nginx.ask('/api/v2/parameter')],
    refusal: [404, await nginx.ask('/api/nowhere')],
    bare: [404, await nginx.ask('/api')],
    malformed: [400, await nginx.ask('/', { host: 'a b' })],
    missing: [404, await nginx.ask('/js/gone.0123456789.js')],
    pageFile: [404, await nginx.ask('/pages/de.html')],
    picture404: [404, await nginx.ask('/brands/gone.svg')],
    large: [413, await nginx.ask('/api/v2/redeem', { 'content-length': '9000000' }, 'POST')],
    method: [405, await nginx.ask('/prepaid', {}, 'POST')],
    largePage: [405, await nginx.ask('/prepaid', { 'content-length': '9000000' }, 'POST')],
    logo: [200, await nginx.ask('/media/shops/alpinora.svg')],
  } as const;
  const pages = {
    page: [200, await nginx.ask('/prepaid')],
  } as const;
  const all = [
    ...Object.entries(answers).map((named) => [...named, SECURITY] as const),
    ...Object.entries(pages).map((named) => [...named, securityAt(PAGE)] as const),
  ];
  for (const [name, [status, answer], expected] of all) {
    const security = securityOf(answer);
    expect({ name, status: answer.status, security }).toEqual({ name, status, security: expected });
  }
  expect(answers.method[1].headers).toContainEqual(['allow', 'GET, HEAD']);
  expect(answers.large[1].headers).toContainEqual(['content-type', 'application/problem+json']);
  expect(answers.missing[1].headers).toContainEqual(['cache-control', 'no-store']);
  expect(answers.logo[1].headers).toContainEqual([
    'cache-control',
    'public, max-age=86400, stale-while-revalidate=604800',
  ]);
  expect(answers.script[1].headers).toContainEqual(['cache-control', 'public, max-age=31536000, immutable']);
  expect(pages.page[1].headers).toContainEqual(['cache-control', 'no-cache']);
});

test('nginx sends a third-party page with the policy of its site and zone, however its path is written', async ({
  nginx,
}) => {
  const hosts = [
    'einloesen.frohgut.example',
    'UTILISER.cadelio.example.',
    'redeem.nordeau.example',
    'fr-plus.localhost',
    'no.example',
  ];
  const kinds = [
    [
      '/prepaid/checkout',
      '/payment/unzer-return?id=1',
      '/redeem/shop-1/pay',
      '/Basket/Pay/',
      '/%70repaid%2Fcheckout',
    ],
    ['/', '/birthday?code=1', '/Shops/1/a.b/', '/redeem/shop-1/check', '/help%2Fbusiness'],
    ['/shops', '/Shops//', '/%73hops', '/shops?sort=name'],
    ['/merchantcode/token', '/Merchantcode/token/', '/%6Derchantcode%2Ftoken'],
  ] as const;
  for (const host of hosts) {
    for (const written of kinds) {
      const page = pageOf(host, written[0]);
      const expected = securityAt(page, await placeOf({ host, pathname: written[0] }));
      for (const path of written) {
        const answer = await nginx.ask(path, { host });
        expect({ host, path, isPage: answer.body === page, security: securityOf(answer) }).toEqual({
          host,
          path,
          isPage: true,
          security: expected,
        });
        expect(answer.headers).toContainEqual(['cache-control', 'no-cache']);
      }
    }
  }
  for (const path of [
    '/prepaid',
    '/prepaid/finalized',
    '/payment',
    '//basket/pay',
    '/merchantcode',
    '/merchantcode/token/more',
    '/tpr/ident',
    '/no/such/page',
  ]) {
    expect({ path, security: securityOf(await nginx.ask(path)) }).toEqual({
      path,
      security: securityAt(PAGE),
    });
  }
  expect((await nginx.ask('/payment/gone.js')).status).toBe(404);
});

test('nginx sends the map worker with the policy of its site, with map hosts only if the site has a map', async ({
  nginx,
}) => {
  const files = readdirSync(new URL('../../dist/js', import.meta.url));
  const pathname = `/js/${files.find((file) => /^map-worker\..+\.js$/.test(file))}`;
  for (const [host, hasMap] of [
    ['region.localhost', true],
    ['de.localhost', false],
  ] as const) {
    const answer = await nginx.ask(pathname, { host });
    const security = securityOf(answer);
    expect({ host, status: answer.status, security }).toEqual({
      host,
      status: 200,
      security: securityAt('', await placeOf({ host, pathname })),
    });
    expect(JSON.stringify(security).includes('https://maps.example')).toBe(hasMap);
    expect(answer.headers).toContainEqual(['cache-control', 'no-cache']);
  }
});

test.describe('in front of a backend that echoes the request', () => {
  test.use({ backend: 'mirror' });

  test('nginx forwards the scheme of the request, as reported by the proxy in front of it', async ({
    nginx,
  }) => {
    for (const path of ['/api/v2/parameter', '/api/v2/support/request']) {
      const askedBy = async (headers: Record<string, string>) =>
        JSON.parse((await nginx.ask(path, headers)).body) as Record<string, string>;
      expect(await askedBy({ host: 'de.localhost', 'x-forwarded-proto': 'https' })).toMatchObject({
        host: 'de.localhost',
        'x-forwarded-proto': 'https',
      });
      expect(await askedBy({})).toMatchObject({ 'x-forwarded-proto': 'http' });
    }
  });
});

test.describe('without a backend', () => {
  test.use({ backend: 'none' });

  test('nginx sends its 502 as a problem, with the security headers', async ({ nginx }) => {
    const answer = await nginx.ask('/api/v2/parameter');
    expect(JSON.parse(answer.body)).toMatchObject({ type: 'about:blank', status: 502 });
    expect({ status: answer.status, security: securityOf(answer) }).toEqual({
      status: 502,
      security: SECURITY,
    });
  });
});
