import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nginxHeaders } from '#scripts/nginxHeaders.ts';
import { compressedTypes, SERVED } from '#scripts/fileTypes.ts';
import { BUILT } from '#scripts/paths.ts';
import { HASHED } from '#scripts/serving.ts';
import { ROUTES } from '#ui/shell/routes.ts';

const nginx = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
const headers = readFileSync(new URL('../../deploy/security-headers.conf', import.meta.url), 'utf8');
const page = readFileSync(new URL('../../src/index.html', import.meta.url), 'utf8');

/** The block of nginx.conf for a location. */
function location(pattern: string): string {
  const start = nginx.indexOf(`location ${pattern} {`);
  return start < 0 ? '' : nginx.slice(start, nginx.indexOf('}', start + `location ${pattern} {`.length));
}

const nginxPattern = (pattern: RegExp): string => `~ "${pattern.source.replaceAll('\\/', '/')}"`;

/** What the access log keeps of an address, by the map of nginx.conf: its first pattern that fits. */
function logged(address: string): string | undefined {
  const map = /map \$request_uri \$logged_address \{([^]+?)\n\}/.exec(nginx)?.[1] ?? '';
  for (const [, pattern = '', value] of map.matchAll(/^ {2}"~(.+)" "?([^"]+?)"?;$/gm)) {
    const kept = new RegExp(pattern).exec(address)?.groups?.['logged'];
    if (kept !== undefined) return value?.replace('$logged', kept);
  }
  return /default "(.+)";/.exec(map)?.[1];
}

it('gives nginx the headers of the preview (`npm run generate` writes them)', () => {
  expect(headers).toBe(nginxHeaders(page));
});

it('sends the security headers with every answer, its own and the backend’s', () => {
  for (const place of [nginxPattern(HASHED), nginxPattern(BUILT), nginxPattern(SERVED), '/']) {
    expect(location(place)).toContain('include security-headers.conf;');
  }
  const server = nginx.slice(nginx.indexOf('server {'), nginx.indexOf('  location'));
  expect(server).toContain('include security-headers.conf;');
  expect(location('^~ /api/')).not.toMatch(/add_header|proxy_hide_header/);
});

it('sends none of them twice where the backend has one too', () => {
  const names = (word: string) =>
    [...headers.matchAll(new RegExp(`^${word} ([\\w-]+)`, 'gm'))].map(([, name]) => name);
  expect(names('add_header').length).toBeGreaterThan(5);
  expect(names('proxy_hide_header')).toEqual(names('add_header'));
});

it('caches the same files for ever', () => {
  expect(location(nginxPattern(HASHED))).toContain('"public, max-age=31536000, immutable"');
  for (const place of [nginxPattern(BUILT), nginxPattern(SERVED), '/']) {
    expect(location(place)).toContain('"no-cache"');
  }
});

it('answers a missing file with 404, and every other path with the page, whoever asks', () => {
  for (const place of [HASHED, BUILT, SERVED]) {
    expect(location(nginxPattern(place))).toContain('try_files $uri =404;');
  }
  expect(location('/')).toContain('try_files /index.html =404;');
  expect(nginx).not.toContain('$http_accept');
});

it('names the files that are served twice, for their location and for the log', () => {
  const ends = SERVED.source.replace(/\$$/, '');
  expect(nginx.split(ends)).toHaveLength(3);
});

it('knows the end of every file that is published', () => {
  const files = readdirSync(new URL('../../public', import.meta.url), {
    recursive: true,
    withFileTypes: true,
  });
  const strange = files.filter((file) => file.isFile() && !SERVED.test(file.name));
  expect(files.length).toBeGreaterThan(100);
  expect(strange).toEqual([]);
});

it.each(ROUTES.map(({ path }) => path))(
  'keeps no secret of an address of the route %s in its log',
  (route) => {
    // A category's name is all of its address, and no secret.
    const path = route.replace('/:category?', '/fashion').replaceAll(/:\w+\??/g, 'SECRET-0x');
    for (const address of [
      path,
      `${path}?id=SECRET`,
      `${path}/SECRET?SECRET`,
      `/${path}`,
      path.toUpperCase(),
    ]) {
      expect(logged(address)).not.toMatch(/SECRET|\?/);
    }
  },
);

it.each([
  ['/', '/'],
  ['/shops?name=SECRET', '/shops'],
  ['/merchantcode/SECRET', '/merchantcode/...'],
  ['/merchantcode/SECRET.a.b/', '/merchantcode/...'],
  ['/merchantcode%2FSECRET', '(masked)'],
  ['/%6Derchantcode/SECRET', '(masked)'],
  ['//merchantcode/SECRET', '//...'],
  ['/js/../merchantcode/SECRET', '/js/...'],
  ['/js/lib.0123abcd.js?v=SECRET', '/js/lib.0123abcd.js'],
  ['/js/lib.0123abcd.js.LICENSE.txt', '/js/lib.0123abcd.js.LICENSE.txt'],
  ['/brands/bank-one/logo.svg', '/brands/bank-one/logo.svg'],
  ['/index.html', '/index.html'],
  ['/api', '/api'],
  ['/api/v2/redeem?token=SECRET', '/api/v2/redeem'],
  ['/api/v2/redeem/0SECRET', '/api/v2/redeem/...'],
  ['/api/v2/redeem-link/0SECRET/pdf', '/api/v2/redeem-link/...'],
  ['/api/v2/shop/wall/1', '/api/v2/shop/wall/...'],
  ['', '(masked)'],
])('keeps of the address “%s” only “%s” in its log', (address, kept) => {
  expect(logged(address)).toBe(kept);
});

it('logs neither a whole request nor where somebody came from', () => {
  const format = /log_format voucher\s([^;]+);/.exec(nginx)?.[1] ?? '';
  const whole = [
    '$request ',
    '$request"',
    '$request_uri',
    '$uri',
    '$args',
    '$query_string',
    '$http_referer',
    '$http_cookie',
  ];
  expect(format).toContain('$logged_address');
  expect(whole.filter((variable) => format.includes(variable))).toEqual([]);
  expect(nginx.match(/access_log .+;/g)).toEqual(['access_log /var/log/nginx/voucher.log voucher;']);
});

it('compresses what the preview compresses', () => {
  const types = /gzip_types ([^;]+);/.exec(nginx)?.[1]?.split(' ');
  expect(types).toEqual(expect.arrayContaining(compressedTypes()));
});
