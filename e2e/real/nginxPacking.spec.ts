import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from '../support/nginx.ts';

const DIST = new URL('../../dist/', import.meta.url);
const PAGE = readFileSync(new URL('pages/de.html', DIST), 'utf8');
const SCRIPT = /src="(\/js\/[^"]+)"/.exec(PAGE)?.[1] ?? '';
const sizeOf = (path: string) => statSync(new URL(`.${path}`, DIST)).size;
/** Large enough to be compressed, and without a precompressed file. */
const TEXT = fileURLToPath(new URL('../../openapi/voucher-api.yaml', import.meta.url));

test('nginx sends the compressed files of the build, and 304 for an unchanged page or picture', async ({
  nginx,
}) => {
  const packed = await nginx.ask(SCRIPT, { 'accept-encoding': 'gzip' });
  expect(packed.headers).toContainEqual(['content-encoding', 'gzip']);
  expect(packed.headers).toContainEqual(['content-length', String(sizeOf(`${SCRIPT}.gz`))]);
  expect(packed.headers).toContainEqual(['vary', 'Accept-Encoding']);
  const passedOn = await nginx.ask(SCRIPT, { 'accept-encoding': 'gzip', via: '1.1 tls.example' });
  expect(passedOn.headers).toContainEqual(['content-encoding', 'gzip']);
  const whole = await nginx.ask(SCRIPT);
  expect(whole.headers.map(([name]) => name)).not.toContain('content-encoding');

  for (const [path, keeping] of [
    ['/', 'no-cache'],
    ['/brands/de/logo.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
  ] as const) {
    const [, tag = ''] = (await nginx.ask(path)).headers.find(([name]) => name === 'etag') ?? [];
    const again = await nginx.ask(path, { 'if-none-match': tag });
    expect({ path, status: again.status, body: again.body }).toEqual({ path, status: 304, body: '' });
    expect(again.headers).toContainEqual(['cache-control', keeping]);
  }
});

test.describe('with a configuration file of the operator', () => {
  test.use({ own: 'etag off;' });

  test('nginx applies it', async ({ nginx }) => {
    const { status, headers } = await nginx.ask('/brands/de/logo.svg');
    expect(status).toBe(200);
    expect(headers.map(([name]) => name)).not.toContain('etag');
  });
});

test.describe('with a text without a compressed file beside it', () => {
  test.use({ own: `location = /unpacked.txt { alias "${TEXT}"; }`, backend: 'mirror' });

  test('nginx sends it uncompressed, and compresses the answers of the backend', async ({ nginx }) => {
    const { headers, body } = await nginx.ask('/unpacked.txt', { 'accept-encoding': 'gzip' });
    expect(body === readFileSync(TEXT, 'utf8')).toBe(true);
    expect(headers).toContainEqual(['etag', expect.stringMatching(/^"/)]);
    const long = { 'accept-encoding': 'gzip', 'x-long': 'long'.repeat(500) };
    const answer = await nginx.ask('/api/v2/parameter', long);
    expect(answer.headers).toContainEqual(['content-encoding', 'gzip']);
    expect(answer.headers).toContainEqual(['vary', 'Accept-Encoding']);
  });
});

test.describe('with the Brotli module of nginx and a configuration file that uses it', () => {
  const module = process.env.NGINX_BROTLI;
  test.skip(module === undefined, 'there is no Brotli module for nginx here');
  test.use({ own: 'brotli_static on;', module: module ?? '' });

  test('nginx sends the accepted encoding, each with its own ETag', async ({ nginx }) => {
    const tags = new Set<string>();
    for (const [accepted, encoding, ending] of [
      ['gzip, deflate, br', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['br;q=0, gzip', 'gzip', '.gz'],
      ['identity', undefined, ''],
    ] as const) {
      const { headers } = await nginx.ask(SCRIPT, { 'accept-encoding': accepted });
      const received = new Map(headers);
      expect({ accepted, encoding: received.get('content-encoding') }).toEqual({ accepted, encoding });
      expect(received.get('content-length')).toBe(String(sizeOf(SCRIPT + ending)));
      expect(received.get('vary')).toBe('Accept-Encoding');
      expect(received.get('etag')).toMatch(/^"/);
      tags.add(received.get('etag') ?? '');
    }
    expect(tags.size).toBe(3);
  });
});
