import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '#tests/data/holds.ts';
import { shopAddress } from '#ui/parts/paths/shopAddress.ts';

it('addresses a shop by its id, followed by its slug', () => {
  expect(shopAddress({ id: '7', slug: 'juwelia' })).toBe('/shops/7/juwelia');
});

it('escapes reserved characters in ids and slugs', () => {
  expect(shopAddress({ id: 'a/b', slug: 'a?b#c' })).toBe('/shops/a%2Fb/a%3Fb%23c');
});

it('writes a replacement character for half of a surrogate pair', () => {
  expect(shopAddress({ id: '7\ud83d', slug: '\udecd🛍' })).toBe('/shops/7%EF%BF%BD/%EF%BF%BD%F0%9F%9B%8D');
});

it('writes an address from which every id can be decoded', () => {
  holds(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (id, slug) => {
      const [, , segment = ''] = shopAddress({ id, slug }).split('/');
      expect(decodeURIComponent(segment)).toBe(id.toWellFormed());
    }),
  );
});
