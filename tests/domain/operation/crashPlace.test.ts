import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { CRASH_PLACE, crashPlaceOf } from '#domain/operation/crashPlace.ts';

const ORIGIN = 'https://de.example';

it.each([
  ['an address with its place', `${ORIGIN}/js/index.0a1b2c3d.js:1:2345`, 'index.0a1b2c3d.js:1:2345'],
  [
    'a stack of Chromium and Safari’s newer form',
    `TypeError: no\n    at f (${ORIGIN}/js/lib.0a1b2c3d.js:2:7)\n    at ${ORIGIN}/js/x.js:1:1`,
    'lib.0a1b2c3d.js:2:7',
  ],
  [
    'a stack of Firefox',
    `f@${ORIGIN}/js/c0p.c1a51d7e.js:1:900\n@${ORIGIN}/js/x.js:1:1`,
    'c0p.c1a51d7e.js:1:900',
  ],
  ['a script that came at a second attempt', `at ${ORIGIN}/js/a.0a1b2c3d.js#2:1:5`, 'a.0a1b2c3d.js:1:5'],
  [
    'frames of others before ours',
    `at x (https://vendor.example/js/tag.js:1:2)\nat y (chrome-extension://a/js/b.js:1:2)\nat ${ORIGIN}/js/a.js:3:4`,
    'a.js:3:4',
  ],
])('finds the place in %s', (_, text, place) => {
  expect(crashPlaceOf(text, ORIGIN)).toBe(place);
});

it.each([
  ['nothing', ''],
  ['a vendor’s script', 'https://vendor.example/js/tag.js:1:2'],
  ['a host that only begins like ours', `${ORIGIN}.evil.example/js/a.js:1:2`],
  ['a page with a token', `${ORIGIN}/merchantcode/rl-5uZk0tTq3b8m:12:5`],
  ['a token as a folder', `${ORIGIN}/js/rl-5uZk0tTq3b8m/a.js:1:2`],
  ['an address with a query', `${ORIGIN}/js/a.js?code=Y245YWVDV:1:2`],
  ['a name that is too long', `${ORIGIN}/js/${'a'.repeat(31)}.js:1:2`],
  ['no column', `${ORIGIN}/js/a.js:1`],
])('finds no place in %s', (_, text) => {
  expect(crashPlaceOf(text, ORIGIN)).toBeNull();
});

it('returns only what the contract lets a place be', () => {
  assert(
    property(string(), string(), (before, after) => {
      const place = crashPlaceOf(`${before}${ORIGIN}/js/${after}.js:1:2`, ORIGIN);
      expect(place === null || CRASH_PLACE.test(place)).toBe(true);
    }),
  );
});
