import { expect, it } from 'vitest';
import { ownPage } from '#domain/link/ownPage.ts';
import { HOSTILE_TEXTS } from '#tests/data/hostile.ts';

it.each(['/accessibility', '/us/terms-and-conditions', '/a1/b-2'])(
  'accepts %s as a page of the site',
  (path) => {
    expect(ownPage(path)).toBe(path);
  },
);

it.each([
  '',
  '/',
  '//evil.example',
  '/a//b',
  '/\\evil.example',
  '/a?lang=en',
  '/a#b',
  '/A',
  '/a/',
  '/a..b',
  'accessibility',
  'https://a.example',
  'javascript:alert(1)',
  ...HOSTILE_TEXTS,
])('rejects %j', (address) => {
  expect(ownPage(address)).toBeNull();
});
