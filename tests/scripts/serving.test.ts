import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#scripts/csp.ts';
import { createServing } from '#scripts/serving.ts';

const PAGE = '<!doctype html><style>p{margin:0}</style><script src="/js/a.js"></script><p>Page</p>';
const SCRIPT = 'console.log("hashed");\n'.repeat(50);
let around = '';
let folder = '';

beforeAll(() => {
  around = mkdtempSync(join(tmpdir(), 'voucher-serving-'));
  folder = join(around, 'dist');
  writeFileSync(join(around, 'secret.txt'), 'secret');
  mkdirSync(join(folder, 'js'), { recursive: true });
  mkdirSync(join(folder, 'brands'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'js/index.0123456789.js'), SCRIPT);
  writeFileSync(join(folder, 'brands/logo.svg'), '<svg/>');
});
afterAll(() => rmSync(around, { recursive: true, force: true }));

function get(
  path: string,
  headers: { accept?: string; 'accept-encoding'?: string } = { accept: 'text/html' },
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

it.each(['/js/gone.js', '/css/gone.css', '/js/gone', '/brands/gone.svg', '/gone.webmanifest', '/%67one.svg'])(
  'answers the missing file %s with 404, never the page',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it.each(['/..%2fsecret.txt', '/js/..%2f..%2fsecret.txt', '/js/index.0123456789.js%00.svg', '/js/'])(
  'never leaves its folder and its files for %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it('caches hashed files for ever and others not', async () => {
  expect((await get('/js/index.0123456789.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/brands/logo.svg')).headers.get('cache-control')).toBe('no-cache');
});

it('compresses with what the browser takes', async () => {
  const gzip = await get('/js/index.0123456789.js', { 'accept-encoding': 'gzip' });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await gzip.bytes()).toString()).toBe(SCRIPT);
  const brotli = await get('/js/index.0123456789.js', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers.get('content-encoding')).toBe('br');
});

it('allows the inline parts of the page by their hash and nothing unsafe', async () => {
  const policy = (await get('/merchantcode/token')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+'/);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect(contentSecurityPolicy('<p></p>')).toContain("style-src 'self';");
});

it('gives a page on which one pays the policy of its site, and its files none', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');
  expect(await policyOf('/prepaid/checkout')).toMatch(/style-src 'self' 'sha256-.*unzer.*amazon/);
  expect(await policyOf('/prepaid')).not.toMatch(/unzer|amazon/);
  expect(await policyOf('/js/index.0123456789.js')).not.toMatch(/unzer|amazon/);
});

it('refuses to be written to', async () => {
  const answer = await createServing(folder)(new Request('http://de.localhost/', { method: 'POST' }));
  expect(answer.status).toBe(405);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});
