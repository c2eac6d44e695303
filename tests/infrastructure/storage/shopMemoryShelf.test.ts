import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { MOST_FAVOURITES, MOST_RECENT } from '#domain/shop/rememberedShops.ts';
import { DeviceChanges } from '#infrastructure/storage/deviceChanges.ts';
import { Shelf } from '#infrastructure/storage/shelf.ts';
import { ShopMemoryShelf } from '#infrastructure/storage/shopMemoryShelf.ts';
import { holds } from '#tests/data/holds.ts';
import { MemoryStorage, forbiddenStorage } from './storages.ts';

const KEY = 'rememberedShops.v1';

function aMemory() {
  const storage = new MemoryStorage();
  return { storage, memory: new ShopMemoryShelf(new Shelf(() => storage)) };
}
function readOf(stored: string) {
  const { storage, memory } = aMemory();
  storage.setItem(KEY, stored);
  return memory.read();
}

it('remembers over a reload, under one key', () => {
  const { storage, memory } = aMemory();
  memory.write({ recent: ['a', 'b'], favourites: ['b'] });
  expect([...storage.items.keys()]).toEqual([KEY]);
  expect(new ShopMemoryShelf(new Shelf(() => storage)).read()).toEqual({
    recent: ['a', 'b'],
    favourites: ['b'],
  });
});

it('leaves nothing behind when it forgets', () => {
  const { storage, memory } = aMemory();
  memory.write({ recent: ['a'], favourites: [] });
  memory.forget();
  expect(memory.read()).toBeNull();
  expect([...storage.items.keys()]).toEqual([]);
});

it('remembers for the page alone where nothing can be stored', () => {
  const memory = new ShopMemoryShelf(new Shelf(forbiddenStorage));
  expect(memory.read()).toBeNull();
  memory.write({ recent: [], favourites: ['a'] });
  expect(memory.read()).toEqual({ recent: [], favourites: ['a'] });
});

it.each(['null', '7', '"yes"', '{', ''])('takes what is no memory for no permission: %s', (stored) => {
  expect(readOf(stored)).toBeNull();
});

it('keeps of a damaged memory what can be shops', () => {
  const long = 'x'.repeat(101);
  expect(readOf(JSON.stringify({ recent: ['a', 7, '', long, 'a', null], favourites: { a: true } }))).toEqual({
    recent: ['a'],
    favourites: [],
  });
});

it('reads at most as many as it keeps, each once, whatever is stored', () => {
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

it('tells of changes, also of those by other tabs', () => {
  const storage = new MemoryStorage();
  const shelf = new Shelf(() => storage);
  const [page, listener] = [new EventTarget(), vi.fn()];
  new DeviceChanges(shelf, page).onChange(listener);
  new ShopMemoryShelf(shelf).write({ recent: [], favourites: [] });
  expect(listener).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
});
