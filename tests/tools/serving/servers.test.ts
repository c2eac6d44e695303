import { rmSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROUTES } from '#domain/route/routes.ts';
import { SITES } from '#sites/index.ts';
import { realFetch } from '#tests/setup/quiet.ts';
import { tagOf } from '#tools/serving/conditions.ts';
import type { Environment } from '#tools/serving/table.ts';
import { agree, answersOf } from './agreement.ts';
import { aRelease } from './aRelease.ts';
import { openBackend } from './backend.ts';
import { nginx, noWorkerd, openServers, type Running } from './threeServers.ts';

const OPEN: Environment = { domains: { 'vouchers.house.example': 'gb' }, refusesUnknownHosts: false };
const CLOSED: Environment = { ...OPEN, refusesUnknownHosts: true };

const release = await aRelease();
const backend = await openBackend();
const servers = new Map<Environment, readonly Running[]>();

beforeAll(async () => {
  globalThis.fetch = realFetch;
  for (const [environment, name] of [
    [OPEN, 'open'],
    [CLOSED, 'closed'],
  ] as const) {
    servers.set(environment, await openServers(name, { ...release, environment, backend: backend.port }));
  }
}, 120_000);

afterAll(async () => {
  for (const { end } of [...servers.values()].flat()) await end();
  backend.end();
  rmSync(release.folder, { recursive: true, force: true });
});

const HOSTS = [
  ...SITES.map(({ domains, id }) => domains[0] ?? id),
  'vouchers.house.example',
  'DE.localhost.:80',
  'no.example',
];
const PAGES = ROUTES.filter(({ path }) => path.startsWith('/')).map(({ path }) =>
  path.replace('/:category?', '/fashion').replaceAll(/:\w+\??/g, 'x-1'),
);
const ODD_PAGES = [
  '/Shops//?sort=name',
  '/shops/1/a.b',
  '/%70repaid%2Fcheckout',
  '/Merchantcode/token/',
  '/%FF',
  '/pages/de',
  '/pages/de.html.gz',
  '/js',
  '//basket/pay',
  '/no/such/page',
  '/a/../shops',
  '/apiary',
];
const FILES = Object.keys(release.table.files).filter((path) => !/^\/(pages|brands\/.*svg$)/.test(path));
const SERVED = ['/favicon.ico', '/healthz', '/.well-known/security.txt', '/brands/de/favicon.svg'];
const MISSING = [
  '/js/gone.0123456789.js',
  '/js/gone',
  '/js/',
  '/css/gone.css',
  '/js/index.0123456789.js.gz',
  '/js/index.0123456789.js.br',
  '/brands/gone.svg',
  '/gone.webmanifest',
  '/%67one.svg',
  '/payment/gone.js',
  '/pages/de.html',
  '//pages//de.html',
  '/%70ages%2Fde.html',
  '/js/..%2fpages/de.html',
  '/well-known/de/security.txt',
  '/.well-known/',
  '/.well-known/de/security.txt',
  '/.well-known/gone',
];
const ALL = [...PAGES, ...ODD_PAGES, ...FILES, ...SERVED, ...MISSING];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
const PACKINGS = ['gzip', 'GZIP;q=0.5', 'gzip;q=0', 'gzip; q=0.0, *', 'deflate, *;q=0'];
const NO_GZIP = { 'accept-encoding': 'identity' };

const open = () => servers.get(OPEN) ?? [];
const closed = () => servers.get(CLOSED) ?? [];

it('asks at least 600 times', () => {
  expect(ALL.length * (METHODS.length + PACKINGS.length)).toBeGreaterThan(600);
});

it.skipIf(nginx === undefined)('compares an nginx, which this machine has or could fetch', () => {
  expect(open().length).toBeGreaterThanOrEqual(2);
});

it.skipIf(noWorkerd !== null)('compares workerd, where its package has a binary for this machine', () => {
  expect(open().length).toBe(nginx === undefined ? 2 : 3);
});

it('sends every host its own pages and files', { timeout: 60_000 }, async () => {
  const paths = ['/', '/prepaid/checkout', ...SERVED];
  await agree(
    open(),
    HOSTS.flatMap((host) => paths.map((path) => ({ host, path }))),
  );
  const [page] = await answersOf(open(), { host: 'vouchers.house.example', path: '/' });
  expect(page?.body).toContain('Page entry of gb');
});

it.each(METHODS)('answers %s of every path alike', { timeout: 60_000 }, async (method) => {
  await agree(
    open(),
    ALL.map((path) => ({ host: 'de.localhost', path, method })),
  );
});

it('sends packed files alike', { timeout: 60_000 }, async () => {
  await agree(
    open(),
    ALL.flatMap((path) =>
      PACKINGS.map((accepted) => ({
        host: 'de.localhost',
        path,
        headers: { 'accept-encoding': accepted },
      })),
    ),
  );
});

it('answers conditions and ranges alike', { timeout: 60_000 }, async () => {
  const named = [
    ['/', '/pages/de.html'],
    ['/shops', '/pages/de.wall.html'],
    ...FILES.filter((path) => !path.startsWith('/well-known')).map((path) => [path, path]),
  ] as const;
  for (const [path = '', name = ''] of named) {
    const file = release.table.files[name];
    if (file === undefined) throw new Error(`${name} is no file of the release`);
    const tag = tagOf(file);
    const date = new Date(file.time * 1000).toUTCString();
    const later = new Date(file.time * 1000 + 5000).toUTCString();
    const earlier = new Date(file.time * 1000 - 5000).toUTCString();
    const conditions: readonly OutgoingHttpHeaders[] = [
      { 'if-none-match': tag },
      { 'if-none-match': `W/${tag}` },
      { 'if-none-match': `"other", ${tag}` },
      { 'if-none-match': '*' },
      { 'if-none-match': '"other"' },
      { 'if-modified-since': date },
      { 'if-modified-since': later },
      { 'if-modified-since': earlier },
      { 'if-none-match': tag, 'if-modified-since': date },
      { 'if-none-match': tag, 'if-modified-since': later },
      { 'if-match': tag },
      { 'if-match': `W/${tag}` },
      { 'if-match': '"other"' },
      { 'if-unmodified-since': date },
      { 'if-unmodified-since': earlier },
      { range: 'bytes=0-3' },
      { range: 'bytes=-3' },
      { range: 'bytes=9999999-' },
      { range: 'bytes=0-1,3-4', 'if-range': tag },
    ];
    await agree(
      open(),
      conditions.map((headers) => ({ host: 'de.localhost', path, headers: { ...NO_GZIP, ...headers } })),
    );
  }
});

it('passes calls and pictures on alike, and says alike what went wrong', { timeout: 60_000 }, async () => {
  const host = 'de.localhost';
  const long = (bytes: number) => ({ 'content-length': String(bytes) });
  await agree(open(), [
    ...['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].map((method) => ({
      host,
      path: '/api/mirror?a=%20b',
      method,
      headers: {
        'accept-language': 'de-DE',
        cookie: 'a=b',
        'x-forwarded-proto': 'https',
        ...(method !== 'GET' && long(0)),
      },
    })),
    ...['gzip', 'br, gzip', 'identity'].map((accepted) => ({
      host,
      path: '/api/mirror?packed',
      headers: { 'accept-language': 'de', 'accept-encoding': accepted },
    })),
    { host, path: '/api/nowhere' },
    { host, path: '/api' },
    { host, path: '/api/breaks' },
    { host, path: '/api/mirror', method: 'POST', headers: long(9_000_000) },
    { host, path: '/api/v2/support/request', method: 'POST', headers: long(13_000_000) },
    { host, path: '/media/shops/logo.svg', headers: { cookie: 'a=b' } },
    { host, path: '/media/shops/gone.svg' },
    { host, path: '/media/breaks.svg' },
    { host, path: '/media/shops/logo.svg', method: 'POST', headers: long(0) },
  ]);
});

it('leads a posted form back alike', async () => {
  await agree(
    open(),
    [
      '/payment/unzer-return',
      '/payment/amazon-pay-return?a=%2Fb',
      '//evil.example/payment/x',
      '/payment/%0d%0aSet-Cookie:a',
    ].map((path) => ({ host: 'de.localhost', path, method: 'POST', headers: { 'content-length': '0' } })),
  );
});

it('refuses unknown hosts alike where the environment says so, and is healthy for every host', async () => {
  const paths = [
    '/',
    '/js/index.0123456789.js',
    '/js/gone.js',
    '/api/mirror',
    '/media/x/logo.svg',
    '/healthz',
  ];
  const hosts = ['de.localhost', 'vouchers.house.example', 'no.example', '127.0.0.1'];
  await agree(
    closed(),
    // Node's fetch adds a language where there is none.
    hosts.flatMap((host) => paths.map((path) => ({ host, path, headers: { 'accept-language': 'de' } }))),
  );
  const statusOf = async (host: string, path: string) =>
    (await answersOf(closed(), { host, path }))[0]?.status;
  expect(await statusOf('no.example', '/')).toBe(421);
  expect(await statusOf('vouchers.house.example', '/')).toBe(200);
  expect(await statusOf('no.example', '/healthz')).toBe(200);
});
