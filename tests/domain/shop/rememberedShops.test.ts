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

it('remembers nothing before it is allowed', () => {
  expect(after(null, seen('a'), pressed('b'))).toBeNull();
});

it('remembers from the permission on, and keeps what is there when it is given again', () => {
  expect(after(null, { kind: 'allowed' })).toEqual(NONE);
  expect(after(null, { kind: 'allowed' }, seen('a'), { kind: 'allowed' })).toEqual({
    recent: ['a'],
    favourites: [],
  });
});

it('forgets everything when the permission is taken back', () => {
  expect(after(NONE, seen('a'), pressed('b'), { kind: 'withdrawn' }, seen('c'))).toBeNull();
});

it('has the shop that was seen last first, each once', () => {
  expect(after(NONE, seen('a'), seen('b'), seen('a'))?.recent).toEqual(['a', 'b']);
});

it('marks a favourite, and takes the mark away', () => {
  expect(after(NONE, pressed('a'), pressed('b'))?.favourites).toEqual(['b', 'a']);
  expect(after(NONE, pressed('a'), pressed('b'), pressed('a'))?.favourites).toEqual(['b']);
});

it('makes room for the newest', () => {
  const ids = Array.from({ length: MOST_FAVOURITES + 5 }, (_, index) => `shop-${index}`);
  const full = after(NONE, ...ids.map(seen), ...ids.map(pressed));
  expect(full?.recent).toEqual(ids.toReversed().slice(0, MOST_RECENT));
  expect(full?.favourites).toEqual(ids.toReversed().slice(0, MOST_FAVOURITES));
});

it('finds the shops in the order of the ids, without those that are gone', () => {
  const wall = ['a', 'b', 'c'].map((id) => aShop({ id }));
  expect(shopsOf(['c', 'gone', 'a'], wall).map(({ id }) => id)).toEqual(['c', 'a']);
});

const id = fc.constantFrom('a', 'b', 'c', '__proto__');
const anyEvent: fc.Arbitrary<MemoryEvent> = fc.oneof(
  { weight: 4, arbitrary: id.map(seen) },
  { weight: 4, arbitrary: id.map(pressed) },
  { weight: 1, arbitrary: fc.constantFrom<MemoryEvent>({ kind: 'allowed' }, { kind: 'withdrawn' }) },
);

it('has each shop once, whatever happens, and no more than its cap', () => {
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

it('is as before after a heart was pressed twice, but for its place', () => {
  holds(
    fc.property(fc.array(anyEvent, { maxLength: 20 }), id, (events, shop) => {
      const before = after({ ...NONE }, ...events);
      const twice = after(before, pressed(shop), pressed(shop));
      expect(twice?.recent).toEqual(before?.recent);
      expect(new Set(twice?.favourites)).toEqual(new Set(before?.favourites));
    }),
  );
});
