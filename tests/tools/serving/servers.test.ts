import { rmSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROUTES } from '#domain/route/routes.ts';
import { SITES } from '#sites/index.ts';
import { realFetch } from '#tests/setup/quiet.ts';
import { ensureNginx } from '#tools/machine/nginx.ts';
import { workerdFault } from '#tools/machine/workerd.ts';
import { tagOf } from '#tools/serving/conditions.ts';
import type { Environment } from '#tools/serving/table.ts';
import { aRelease } from './aRelease.ts';
import { type Answer, ask } from './ask.ts';
import { openBackend } from './backend.ts';
import { openEdge, openNginx, openNode, type Running } from './threeServers.ts';

/** What depends on the server alone. The length belongs to the packing. */
const OWN_HEADERS = new Set([
  'date',
  'server',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'age',
]);

interface Asking {
  readonly host: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
}

const nginx = ensureNginx();
const noWorkerd = workerdFault();
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
    const serving = { ...release, environment, backend: backend.port };
    servers.set(environment, [
      await openNode(serving),
      ...(nginx === undefined ? [] : [await openNginx(nginx, `nginx-${name}`, serving)]),
      ...(noWorkerd === null ? [await openEdge(`dist-${name}-edge`, serving)] : []),
    ]);
  }
}, 120_000);

afterAll(async () => {
  for (const { end } of [...servers.values()].flat()) await end();
  backend.end();
  rmSync(release.folder, { recursive: true, force: true });
});

function compared({ path }: Asking, { status, headers, body }: Answer) {
  // Each server words a redirection itself; browsers never show it.
  const isRedirection = status === 303;
  // A server that packs the answers of the backend says so.
  const isPassedOn = /^\/(api|media)\b/.test(path);
  const shown = headers.filter(
    ([name]) =>
      !OWN_HEADERS.has(name) &&
      !(isRedirection && name === 'content-type') &&
      !(isPassedOn && name === 'vary'),
  );
  return {
    status,
    headers: shown.map((pair) => pair.join(': ')).toSorted(),
    body: isRedirection ? '' : body,
  };
}

async function answers(environment: Environment, asking: Asking) {
  const { host, path, method = 'GET', headers = {} } = asking;
  const all = (servers.get(environment) ?? []).map(({ port }) =>
    ask(port, path, { host, ...headers }, method),
  );
  return (await Promise.all(all)).map((answer) => compared(asking, answer));
}

/** Asks all servers alike, and fails with all that they disagree about. */
async function agree(environment: Environment, askings: readonly Asking[]): Promise<void> {
  const differences: unknown[] = [];
  for (const asking of askings) {
    const [first, ...others] = await answers(environment, asking);
    for (const other of others)
      if (!isDeepStrictEqual(first, other)) differences.push({ asking, first, other });
  }
  expect(differences).toEqual([]);
}

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

const running = () => servers.get(OPEN)?.length;

it('asks at least 600 times', () => {
  expect(ALL.length * (METHODS.length + PACKINGS.length)).toBeGreaterThan(600);
});

it.skipIf(nginx === undefined)('compares an nginx, which this machine has or could fetch', () => {
  expect(running()).toBeGreaterThanOrEqual(2);
});

it.skipIf(noWorkerd !== null)('compares workerd, where its package has a binary for this machine', () => {
  expect(running()).toBe(nginx === undefined ? 2 : 3);
});

it('sends every host its own pages and files', { timeout: 60_000 }, async () => {
  const paths = ['/', '/prepaid/checkout', ...SERVED];
  await agree(
    OPEN,
    HOSTS.flatMap((host) => paths.map((path) => ({ host, path }))),
  );
  const [page] = await answers(OPEN, { host: 'vouchers.house.example', path: '/' });
  expect(page?.body).toContain('Page entry of gb');
});

it.each(METHODS)('answers %s of every path alike', { timeout: 60_000 }, async (method) => {
  await agree(
    OPEN,
    ALL.map((path) => ({ host: 'de.localhost', path, method })),
  );
});

it('sends packed files alike', { timeout: 60_000 }, async () => {
  await agree(
    OPEN,
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
      OPEN,
      conditions.map((headers) => ({ host: 'de.localhost', path, headers: { ...NO_GZIP, ...headers } })),
    );
  }
});

it('passes calls and pictures on alike, and says alike what went wrong', { timeout: 60_000 }, async () => {
  const host = 'de.localhost';
  const long = (bytes: number) => ({ 'content-length': String(bytes) });
  await agree(OPEN, [
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
    OPEN,
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
    CLOSED,
    // Node's fetch adds a language where there is none.
    hosts.flatMap((host) => paths.map((path) => ({ host, path, headers: { 'accept-language': 'de' } }))),
  );
  const statusOf = async (host: string, path: string) => (await answers(CLOSED, { host, path }))[0]?.status;
  expect(await statusOf('no.example', '/')).toBe(421);
  expect(await statusOf('vouchers.house.example', '/')).toBe(200);
  expect(await statusOf('no.example', '/healthz')).toBe(200);
});

it('keeps answers for everybody, shows them in an outage, and never those for one user', {
  timeout: 60_000,
}, async () => {
  const headers = { host: 'de.localhost', 'accept-language': 'de', cookie: 'a=b' };
  const lasting = 'max-age=0,s-maxage=60';
  const short = 'max-age=0,s-maxage=1,stale-if-error=60';
  for (const { port } of servers.get(OPEN) ?? []) {
    const at = (name: string, directives: string) =>
      `/api/redeem-site-config/${name}-${port}?${encodeURIComponent(directives)}`;
    const callOf = async (path: string, own: OutgoingHttpHeaders = {}) => {
      const { status, body } = await ask(port, path, { ...headers, ...own }, 'GET');
      return status === 200 ? JSON.parse(body) : status;
    };
    const kept = at('kept', lasting);
    const first = await callOf(kept);
    expect(first).toEqual({ call: 1, language: 'de', packing: 'identity' });
    expect(await callOf(kept)).toEqual(first);
    expect(await callOf(kept, { 'x-jwt-token': 'one' })).toMatchObject({ call: 2 });
    expect(await callOf(kept, { 'accept-language': 'fr' })).toMatchObject({ call: 3, language: 'fr' });
    expect(await callOf(kept, { host: 'fr.localhost' })).toMatchObject({ call: 4 });
    expect(await callOf(kept, { 'accept-encoding': 'gzip, br' })).toMatchObject({ packing: 'gzip' });
    expect(await callOf(kept, { 'if-none-match': '"one"' })).toBe(304);
    expect(await callOf(kept)).toEqual(first);
    for (const path of [at('own', 'no-store'), at('cookie', `${lasting},cookie`)]) {
      expect(await callOf(path)).toMatchObject({ call: 1 });
      expect(await callOf(path)).toMatchObject({ call: 2 });
    }
    const brief = at('brief', short);
    expect(await callOf(brief)).toMatchObject({ call: 1 });
    backend.breakAt(brief);
    await expect
      .poll(() => callOf(brief).then(() => backend.callsOf(brief)), { timeout: 20_000 })
      .toBeGreaterThan(1);
    expect(await callOf(brief)).toMatchObject({ call: 1 });
    const never = at('never', 'max-age=0,s-maxage=1');
    backend.breakAt(never);
    expect(await callOf(never)).toBe(503);
  }
});
