import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#tools/build/csp.ts';
import { packFolder } from '#tools/build/packing.ts';
import { createServing } from '#tools/serve/serving.ts';

const PAGE = '<!doctype html><style>p{margin:0}</style><script src="/js/a.js"></script><p>Page</p>';
const SCRIPT = 'console.log("hashed");\n'.repeat(50);
let around = '';
let folder = '';

beforeAll(async () => {
  around = mkdtempSync(join(tmpdir(), 'voucher-serving-'));
  folder = join(around, 'dist');
  writeFileSync(join(around, 'secret.txt'), 'secret');
  mkdirSync(join(folder, 'js'), { recursive: true });
  mkdirSync(join(folder, 'brands'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'js/index.0123456789.js'), SCRIPT);
  writeFileSync(join(folder, 'js/map-worker.0123abcd.js'), SCRIPT);
  writeFileSync(join(folder, 'brands/logo.svg'), '<svg/>');
  writeFileSync(join(folder, 'brands/photo.jpg'), 'a photo');
  writeFileSync(join(folder, 'licences.txt'), SCRIPT);
  await packFolder(folder);
  writeFileSync(join(folder, 'js/later.0123456789.js'), SCRIPT);
});
afterAll(() => rmSync(around, { recursive: true, force: true }));

function get(
  path: string,
  headers: { accept?: string; 'accept-encoding'?: string; 'if-none-match'?: string } = {
    accept: 'text/html',
  },
): Promise<Response> {
  return createServing(folder)(new Request(`http://de.localhost${path}`, { headers }));
}

it.each(['/', '/shops', '/fashion', '/shops/1/a.b', '/shops/%E0%A4%A', '/nowhere/%2e%2e/x', '/js'])(
  'answers %s with the page, whatever the client accepts',
  async (path) => {
    for (const headers of [{ accept: 'text/html' }, { accept: '*/*' }, { accept: 'application/json' }, {}]) {
      const answer = await get(path, headers);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(PAGE);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  },
);

const post = (path: string) =>
  createServing(folder)(new Request(`http://de.localhost${path}`, { method: 'POST', body: 'PaRes=1' }));

it.each(['/payment/unzer-return', '/payment/amazon-pay-return?reference=1&amazonCheckoutSessionId=2'])(
  'leads a form that a provider posts to %s back to the page by GET',
  async (path) => {
    const answer = await post(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    expect(answer.headers.get('content-security-policy')).toBe(contentSecurityPolicy(''));
  },
);

it.each([
  '/',
  '/shops',
  '/prepaid/checkout',
  '/js/index.0123456789.js',
  '//evil.example/payment/unzer-return',
])('refuses a form that is posted to %s', async (path) => {
  expect((await post(path)).status).toBe(405);
});

it.each(['/js/gone.js', '/css/gone.css', '/js/gone', '/brands/gone.svg', '/gone.webmanifest', '/%67one.svg'])(
  'answers the missing file %s with 404, never the page',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it.each([
  '/pages/de.html',
  '/pages/ch.html',
  '//pages//de.html',
  '/%70ages%2Fde.html',
  '/js/..%2fpages/de.html',
  '/js%2f..%2f..%2fpages/de.html',
  '/pages/gone.html',
])('keeps the page that it has for a brand from who asks for its file: %s', async (path) => {
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/de.html'), PAGE);
  writeFileSync(join(folder, 'pages/ch.html'), PAGE);
  try {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
    expect(await (await get('/pages/de')).text()).toBe(PAGE);
  } finally {
    rmSync(join(folder, 'pages'), { recursive: true });
  }
});

it.each(['/..%2fsecret.txt', '/js/..%2f..%2fsecret.txt', '/js/index.0123456789.js%00.svg', '/js/'])(
  'never leaves its folder and its files for %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it('caches hashed files for ever, pictures for a day, and nothing else', async () => {
  expect((await get('/js/index.0123456789.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/brands/logo.svg')).headers.get('cache-control')).toBe(
    'public, max-age=86400, stale-while-revalidate=604800',
  );
  expect((await get('/brands/gone.svg')).headers.get('cache-control')).toBeNull();
  expect((await get('/licences.txt')).headers.get('cache-control')).toBe('no-cache');
});

it('sends what the build has packed, as the browser takes it', async () => {
  const gzip = await get('/js/index.0123456789.js', { 'accept-encoding': 'gzip, deflate' });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await gzip.bytes()).toString()).toBe(SCRIPT);
  const brotli = await get('/js/index.0123456789.js', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
  expect(brotliDecompressSync(await brotli.bytes()).toString()).toBe(SCRIPT);
});

it.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['br;q=0, gzip;q=0, *;q=1', null],
  ['*;q=0', null],
])('sends nothing packed in a way that the browser refuses: %s', async (accepted, encoding) => {
  const answer = await get('/licences.txt', { 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
});

const POLICY = 'content-security-policy';

it.each(['/', '/prepaid', '/brands/logo.svg', '/licences.txt'])(
  'sends %s once more only where the browser has something else, and its policy each time',
  async (path) => {
    const first = await get(path, { 'accept-encoding': 'br' });
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[0-9a-f]{40}"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const second = await get(path, { 'accept-encoding': 'br', 'if-none-match': known });
      expect(second.status).toBe(304);
      expect(await second.text()).toBe('');
      for (const name of ['etag', 'cache-control', POLICY, `${POLICY}-report-only`]) {
        expect(second.headers.get(name)).toBe(first.headers.get(name));
      }
    }
    expect((await get(path, { 'accept-encoding': 'br', 'if-none-match': '"other"' })).status).toBe(200);
  },
);

it('allows the inline parts of the page by their hash and nothing unsafe', async () => {
  const policy = (await get('/merchantcode/token')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+'/);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect(contentSecurityPolicy('<p></p>')).toContain("style-src 'self';");
});

it.each(['/', '/prepaid/checkout'])(
  'allows vendors’ inline styles at %s, and scripts as everywhere',
  async (path) => {
    const policy = (await get(path)).headers.get(POLICY) ?? '';
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline'[ ;]/);
    expect(policy).not.toMatch(/sha256|script-src[^;]*unsafe/);
  },
);

it('refuses to be written to', async () => {
  const answer = await createServing(folder)(new Request('http://de.localhost/', { method: 'POST' }));
  expect(answer.status).toBe(405);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});
