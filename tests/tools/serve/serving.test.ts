import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#tools/build/csp.ts';
import { createServing } from '#tools/serve/builtServing.ts';
import { aRelease } from '#tests/tools/serving/aRelease.ts';

const { folder, dist, table } = await aRelease();
writeFileSync(join(folder, 'secret.txt'), 'secret');
const serve = createServing(dist, { table, upstream: async () => new Response('from the backend') });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const textOf = (path: string) => readFileSync(join(dist, path), 'utf8');
const PAGE = textOf('pages/de.html');
const SCRIPT = textOf('js/index.0123456789.js');
const POLICY = 'content-security-policy';

function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return serve(new Request(`http://de.localhost${path}`, { headers }));
}

it.each(['/', '/fashion', '/shops/1/a.b', '/shops/%E0%A4%A', '/nowhere/%2e%2e/x', '/js', '/pages/de'])(
  'answers %s with the page, whatever the client accepts',
  async (path) => {
    for (const accept of ['text/html', '*/*', 'application/json']) {
      const answer = await get(path, { accept });
      expect([answer.status, await answer.text()]).toEqual([200, PAGE]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  },
);

const post = (path: string) =>
  serve(new Request(`http://de.localhost${path}`, { method: 'POST', body: 'PaRes=1' }));

it.each(['/payment/unzer-return', '/payment/amazon-pay-return?reference=1&amazonCheckoutSessionId=2'])(
  'leads a form that a provider posts to %s back to the page by GET',
  async (path) => {
    const answer = await post(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    expect(answer.headers.get(POLICY)).toBe(contentSecurityPolicy(''));
  },
);

it.each(['/', '/prepaid/checkout', '/js/index.0123456789.js', '//evil.example/payment/unzer-return'])(
  'refuses a form that is posted to %s, and says what it takes',
  async (path) => {
    const { status, headers } = await post(path);
    expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([
      405,
      'GET, HEAD',
      'no-store',
    ]);
  },
);

it.each([
  '/js/gone.js',
  '/js/gone',
  '/js/',
  '/brands/gone.svg',
  '/%67one.svg',
  '/pages/de.html',
  '/js%2f..%2fpages/de.html',
  '/well-known/de/security.txt',
  '/.well-known/gone',
])('answers %s with 404, which nobody keeps: a release may bring it', async (path) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it.each([
  ['/..%2fsecret.txt', 400],
  ['/js/..%2f..%2fsecret.txt', 400],
  ['/js/index.0123456789.js%00.svg', 404],
])('never leaves its folder for %s', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['br;q=0, gzip;q=0, *;q=1', null],
  ['*;q=0', null],
])('sends what the build has packed as the browser takes it: %s', async (accepted, encoding) => {
  const answer = await get('/js/index.0123456789.js', { 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  const body = await answer.bytes();
  const unpack =
    { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Uint8Array) => bytes);
  expect(Buffer.from(unpack(body)).toString()).toBe(SCRIPT);
});

it.each(['/', '/prepaid', '/brands/photo.jpg', '/licences.txt'])(
  'sends %s once more only where the browser has something else, and its policy each time',
  async (path) => {
    const first = await get(path, { 'accept-encoding': 'br' });
    const tag = first.headers.get('etag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const second = await get(path, { 'accept-encoding': 'br', 'if-none-match': known });
      expect([second.status, await second.text()]).toEqual([304, '']);
      for (const name of ['etag', 'cache-control', POLICY, `${POLICY}-report-only`])
        expect(second.headers.get(name)).toBe(first.headers.get(name));
    }
    expect((await get(path, { 'accept-encoding': 'br', 'if-none-match': '"other"' })).status).toBe(200);
  },
);

it.each(['/', '/prepaid/checkout'])(
  'allows vendors’ inline styles at %s, and scripts as everywhere',
  async (path) => {
    const policy = (await get(path)).headers.get(POLICY) ?? '';
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline'[ ;]/);
    expect(policy).not.toMatch(/sha256|script-src[^;]*unsafe/);
  },
);

it('allows the inline parts of a plain page by their hash', async () => {
  expect((await get('/merchantcode/token')).headers.get(POLICY)).toMatch(
    /style-src 'self' 'sha256-[\w+/=]+'/,
  );
});

it('gives each host its own icon and its own files for machines', async () => {
  const of = async (host: string, path: string) => (await serve(new Request(`http://${host}${path}`))).text();
  expect(await of('gb.localhost', '/favicon.ico')).toContain('<title>gb</title>');
  expect(await of('gb.localhost', '/.well-known/security.txt')).toContain('gb@house.example');
  expect(await of('de.localhost', '/.well-known/security.txt')).toContain('de@house.example');
});

it('is healthy only with its files', async () => {
  const healthy = await get('/healthz');
  expect([healthy.status, await healthy.text()]).toEqual([200, 'ok']);
  const empty = createServing(join(folder, 'nowhere'), { table, upstream: async () => new Response() });
  expect((await empty(new Request('http://10.0.0.1/healthz'))).status).toBe(503);
});

it('passes calls and pictures on, with its own headers and, for pictures, its own rule', async () => {
  const call = await get('/api/v2/parameter');
  expect([await call.text(), call.headers.get(POLICY)]).toEqual([
    'from the backend',
    contentSecurityPolicy(''),
  ]);
  const picture = await get('/media/shops/logo.svg');
  expect(picture.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
});

it('ends a call that the backend does not answer, and one whose body is too long though it says no length', async () => {
  const [api = { timeoutSeconds: 0, mostBytes: 0 }] = table.proxies;
  const impatient = {
    ...table,
    proxies: [{ ...table.proxies[0], ...api, timeoutSeconds: 0.05, mostBytes: 3 }],
  } as typeof table;
  const silent = createServing(dist, {
    table: impatient,
    upstream: ({ signal }) =>
      new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('given up')))),
  });
  const late = await silent(new Request('http://de.localhost/api/v2/parameter'));
  expect([late.status, late.headers.get('content-type')]).toEqual([504, 'application/problem+json']);
  expect(await late.json()).toMatchObject({ status: 504, errors: [] });
  const reading = createServing(dist, {
    table: impatient,
    upstream: async (request) => new Response(await request.text()),
  });
  const long = new Request('http://de.localhost/api/x', {
    method: 'POST',
    body: new Blob(['long']).stream(),
    duplex: 'half',
  } as RequestInit);
  expect((await reading(long)).status).toBe(413);
});
