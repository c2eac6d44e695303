import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '#tests/data/holds.ts';
import { shopAddress } from '#ui/parts/paths/shopAddress.ts';

it('leads to a shop by its id, with its slug to be read', () => {
  expect(shopAddress({ id: '7', slug: 'juwelia' })).toBe('/shops/7/juwelia');
});

it('keeps apart what ids and slugs are made of', () => {
  expect(shopAddress({ id: 'a/b', slug: 'a?b#c' })).toBe('/shops/a%2Fb/a%3Fb%23c');
});

it('says a replacement sign for half a letter of two units', () => {
  expect(shopAddress({ id: '7\ud83d', slug: '\udecd🛍' })).toBe('/shops/7%EF%BF%BD/%EF%BF%BD%F0%9F%9B%8D');
});

it('leads to an address that can be read again, whatever the id', () => {
  holds(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (id, slug) => {
      const [, , segment = ''] = shopAddress({ id, slug }).split('/');
      expect(decodeURIComponent(segment)).toBe(id.toWellFormed());
    }),
  );
});
