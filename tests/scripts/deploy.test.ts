import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nginxHeaders } from '#scripts/nginxHeaders.ts';
import { BUILT, compressedTypes, HASHED } from '#scripts/serving.ts';

const nginx = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
const headers = readFileSync(new URL('../../deploy/security-headers.conf', import.meta.url), 'utf8');
const page = readFileSync(new URL('../../src/index.html', import.meta.url), 'utf8');

/** The block of nginx.conf for a location. */
function location(pattern: string): string {
  const start = nginx.indexOf(`location ${pattern} {`);
  return start < 0 ? '' : nginx.slice(start, nginx.indexOf('}', start + `location ${pattern} {`.length));
}

const nginxPattern = (pattern: RegExp): string => `~ "${pattern.source.replaceAll('\\/', '/')}"`;

it('gives nginx the headers of the preview (`npm run generate` writes them)', () => {
  expect(headers).toBe(nginxHeaders(page));
});

it('sends the security headers from every location that serves files', () => {
  for (const place of [nginxPattern(HASHED), nginxPattern(BUILT), '/']) {
    expect(location(place)).toContain('include security-headers.conf;');
  }
});

it('caches the same files for ever', () => {
  expect(location(nginxPattern(HASHED))).toContain('"public, max-age=31536000, immutable"');
  expect(location('/')).toContain('"no-cache"');
});

it('answers a missing built file with 404 and a navigation with the page', () => {
  expect(location(nginxPattern(BUILT))).toContain('try_files $uri =404;');
  expect(location('/')).toContain('try_files $uri $page =404;');
});

it('compresses what the preview compresses', () => {
  const types = /gzip_types ([^;]+);/.exec(nginx)?.[1]?.split(' ');
  expect(types).toEqual(expect.arrayContaining(compressedTypes()));
});
