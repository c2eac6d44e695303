import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { localPath } from '#domain/link/localPath.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';

it.each([
  '/logo.svg',
  '/brands/de/logo.svg',
  '/brands/bank-one/key_visual.PNG',
  '/a.b-c/photo.jpg',
  '/photo.jpeg',
  '/photo-2x.webp',
  '/photo.avif',
  '/favicon.ico',
  '/styles/brand.min.css',
])('accepts %s', (address) => {
  expect(localPath(address)).toBe(address);
});

it.each([
  'logo.svg',
  './logo.svg',
  '//evil.example/logo.svg',
  '/\\evil.example/logo.svg',
  'https://evil.example/logo.svg',
  'data:image/svg+xml,x.svg',
  '/../logo.svg',
  '/brands/../logo.svg',
  '/brands/./logo.svg',
  '/%2e%2e/logo.svg',
  '/brands//logo.svg',
  '/.svg',
  '/brands/.svg',
  '/logo..svg',
  '/.hidden/logo.svg',
  '/logo.svg?v=1',
  '/logo.svg#part',
  '/logo.svg/',
  '/logo.svg ',
  ' /logo.svg',
  '/logo.svg\n',
  '/logo.js',
  '/logo.html',
  '/logo.svgz',
  '/logo',
  '/logosvg',
  '/lo go.svg',
  '/löwe.svg',
  '/',
])('rejects %j', (address) => {
  expect(localPath(address)).toBeNull();
});

it.each(HOSTILE_TEXTS)('rejects the hostile text %j', (text) => {
  expect(localPath(text)).toBeNull();
});

it('never returns a path to another origin, nor one that a browser changes', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom('/', '//', '\\', '.', '..', 'brands', 'logo', '.svg', '.css', '@', ':', '?'),
      anyText,
    ),
    { maxLength: 8 },
  );
  holds(
    fc.property(pieces, (parts) => {
      const path = localPath(parts.join(''));
      if (path !== null) expect(new URL(path, 'https://own.example').href).toBe(`https://own.example${path}`);
    }),
  );
});
