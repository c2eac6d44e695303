import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_FAVOURITES, MOST_RECENT } from '#domain/shop/rememberedShops.ts';
import { SHOPS_KEPT } from '#infrastructure/kept/shopsKept.ts';
import { holds } from '#tests/data/holds.ts';
import { readStored } from './readStored.ts';

const readOf = (stored: string) => readStored(SHOPS_KEPT, 'rememberedShops', stored);

it('keeps the valid shops of a damaged list', () => {
  const long = 'x'.repeat(101);
  expect(readOf(JSON.stringify({ recent: ['a', 7, '', long, 'a', null], favourites: { a: true } }))).toEqual({
    recent: ['a'],
    favourites: [],
  });
});

it('reads no more shops than it stores, each once, whatever is stored', () => {
  const ids = fc.array(fc.oneof(fc.string(), fc.nat({ max: 200 }).map(String), fc.anything()), {
    maxLength: 200,
  });
  holds(
    fc.property(fc.oneof(fc.record({ recent: ids, favourites: ids }), fc.anything()), (stored) => {
      const kept = readOf(JSON.stringify(stored) ?? '');
      for (const [list, most] of [
        [kept?.recent ?? [], MOST_RECENT],
        [kept?.favourites ?? [], MOST_FAVOURITES],
      ] as const) {
        expect(list.length).toBeLessThanOrEqual(most);
        expect(new Set(list).size).toBe(list.length);
        for (const id of list) expect(id).toMatch(/^.{1,100}$/su);
      }
    }),
  );
});
