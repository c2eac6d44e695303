import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Shelf } from '#infrastructure/storage/shelf.ts';
import { type StoredKey, earlierOf } from '#infrastructure/storage/storedKeys.ts';
import { holds } from '#tests/data/holds.ts';
import { anyText } from '#tests/data/hostile.ts';
import { FullStorage, MemoryStorage, forbiddenStorage } from './storages.ts';

const Count = z.object({ count: z.number() });
const COUNTS: StoredKey<{ count: number }> = {
  text: 'counts.v1',
  earlier: [],
  where: 'tab',
  leavesWith: 'tab',
};

it('keeps what is written beyond the page', () => {
  const storage = new MemoryStorage();
  new Shelf(() => storage).write(COUNTS, { count: 3 });
  expect(new Shelf(() => storage).read(COUNTS, Count)).toEqual({ count: 3 });
});

it.each([
  ['forbidden', forbiddenStorage],
  ['full', () => new FullStorage()],
])('works in memory where storage is %s', (_name, storage) => {
  const shelf = new Shelf(storage);
  shelf.write(COUNTS, { count: 3 });
  expect(shelf.read(COUNTS, Count)).toEqual({ count: 3 });
  shelf.remove(COUNTS);
  expect(shelf.read(COUNTS, Count)).toBeNull();
});

it('lets no older value come back when storage has become full', () => {
  const storage = new FullStorage();
  storage.items.set('counts.v1', '{"count":1}');
  new Shelf(() => storage).write(COUNTS, { count: 2 });
  expect(new Shelf(() => storage).read(COUNTS, Count)).toBeNull();
});

it('reads the stored value again once storage works', () => {
  const storage = new MemoryStorage();
  let isForbidden = true;
  const shelf = new Shelf(() => (isForbidden ? forbiddenStorage() : storage));
  shelf.write(COUNTS, { count: 1 });
  isForbidden = false;
  shelf.write(COUNTS, { count: 2 });
  expect(shelf.read(COUNTS, Count)).toEqual({ count: 2 });
  expect(storage.items.get('counts.v1')).toBe('{"count":2}');
});

it('drops what does not fit', () => {
  const storage = new MemoryStorage();
  const shelf = new Shelf(() => storage);
  for (const odd of ['', '{', 'null', '[]', '{"count":"3"}', 'NaN', '{"__proto__":{"count":1}}']) {
    storage.items.set('counts.v1', odd);
    expect(shelf.read(COUNTS, Count)).toBeNull();
  }
});

it('never throws, whatever is stored', () => {
  const storage = new MemoryStorage();
  const shelf = new Shelf(() => storage);
  holds(
    fc.property(fc.oneof(anyText, fc.json()), (text) => {
      storage.items.set('counts.v1', text);
      const read = shelf.read(COUNTS, Count);
      expect(read === null || typeof read.count === 'number').toBe(true);
    }),
  );
});

it.each([
  ['written', new MemoryStorage()],
  ['kept in memory', new FullStorage()],
])('lets a value that is %s take the place of every version before', (_how, storage) => {
  const present = { ...COUNTS, text: 'counts.v3', earlier: ['counts.v2', 'counts.v1'] };
  for (const text of present.earlier) storage.items.set(text, '{"count":1}');
  const shelf = new Shelf(() => storage);
  expect(earlierOf(present).map((key) => shelf.read(key, Count))).toEqual([{ count: 1 }, { count: 1 }]);
  shelf.write(present, { count: 3 });
  expect(earlierOf(present).map((key) => shelf.read(key, Count))).toEqual([null, null]);
  expect(shelf.read(present, Count)).toEqual({ count: 3 });
});

it('removes a value with every version before', () => {
  const storage = new MemoryStorage();
  for (const text of ['counts.v2', 'counts.v1', 'other.v1']) storage.items.set(text, '{"count":1}');
  new Shelf(() => storage).remove({ ...COUNTS, text: 'counts.v2', earlier: ['counts.v1'] });
  expect([...storage.items.keys()]).toEqual(['other.v1']);
});

it.each([
  ['kept', new MemoryStorage()],
  ['full', new FullStorage()],
])('tells of each write and removal once it can be read, where storage is %s', (_name, storage) => {
  const shelf = new Shelf(() => storage);
  const heard: unknown[] = [];
  shelf.onChange(() => heard.push(shelf.read(COUNTS, Count)));
  shelf.write(COUNTS, { count: 3 });
  shelf.remove(COUNTS);
  expect(heard).toEqual([{ count: 3 }, null]);
});
