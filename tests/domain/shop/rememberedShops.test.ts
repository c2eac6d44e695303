import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type MemoryEvent,
  MOST_FAVOURITES,
  MOST_RECENT,
  type RememberedShops,
  remember,
  shopsOf,
} from '#domain/shop/rememberedShops.ts';
import { holds } from '#tests/data/holds.ts';
import { aShop } from '#tests/data/shop.ts';

const NONE: RememberedShops = { recent: [], favourites: [] };
const seen = (id: string): MemoryEvent => ({ kind: 'seen', id });
const pressed = (id: string): MemoryEvent => ({ kind: 'favourite-pressed', id });
const after = (before: RememberedShops | null, ...events: MemoryEvent[]) =>
  events.reduce<RememberedShops | null>(remember, before);

it('stores nothing without permission', () => {
  expect(after(null, seen('a'), pressed('b'))).toBeNull();
});

it('stores shops once permitted, and keeps them when permission is given again', () => {
  expect(after(null, { kind: 'allowed' })).toEqual(NONE);
  expect(after(null, { kind: 'allowed' }, seen('a'), { kind: 'allowed' })).toEqual({
    recent: ['a'],
    favourites: [],
  });
});

it('deletes everything when the permission is withdrawn', () => {
  expect(after(NONE, seen('a'), pressed('b'), { kind: 'withdrawn' }, seen('c'))).toBeNull();
});

it('lists the last seen shop first, each once', () => {
  expect(after(NONE, seen('a'), seen('b'), seen('a'))?.recent).toEqual(['a', 'b']);
});

it('adds and removes a favourite', () => {
  expect(after(NONE, pressed('a'), pressed('b'))?.favourites).toEqual(['b', 'a']);
  expect(after(NONE, pressed('a'), pressed('b'), pressed('a'))?.favourites).toEqual(['b']);
});

it('drops the oldest shop at the limit', () => {
  const ids = Array.from({ length: MOST_FAVOURITES + 5 }, (_, index) => `shop-${index}`);
  const full = after(NONE, ...ids.map(seen), ...ids.map(pressed));
  expect(full?.recent).toEqual(ids.toReversed().slice(0, MOST_RECENT));
  expect(full?.favourites).toEqual(ids.toReversed().slice(0, MOST_FAVOURITES));
});

it('returns the shops in the order of the ids, without those that are gone', () => {
  const wall = ['a', 'b', 'c'].map((id) => aShop({ id }));
  expect(shopsOf(['c', 'gone', 'a'], wall).map(({ id }) => id)).toEqual(['c', 'a']);
});

const id = fc.constantFrom('a', 'b', 'c', '__proto__');
const anyEvent: fc.Arbitrary<MemoryEvent> = fc.oneof(
  { weight: 4, arbitrary: id.map(seen) },
  { weight: 4, arbitrary: id.map(pressed) },
  { weight: 1, arbitrary: fc.constantFrom<MemoryEvent>({ kind: 'allowed' }, { kind: 'withdrawn' }) },
);

it('stores each shop once and no more than the limit after any events', () => {
  holds(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      const kept = after(NONE, ...events);
      for (const [list, most] of [
        [kept?.recent ?? [], MOST_RECENT],
        [kept?.favourites ?? [], MOST_FAVOURITES],
      ] as const) {
        expect(new Set(list).size).toBe(list.length);
        expect(list.length).toBeLessThanOrEqual(most);
      }
    }),
  );
});

it('keeps favourites and recent shops after a heart was pressed twice, apart from the order', () => {
  holds(
    fc.property(fc.array(anyEvent, { maxLength: 20 }), id, (events, shop) => {
      const before = after({ ...NONE }, ...events);
      const twice = after(before, pressed(shop), pressed(shop));
      expect(twice?.recent).toEqual(before?.recent);
      expect(new Set(twice?.favourites)).toEqual(new Set(before?.favourites));
    }),
  );
});
