import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BrowserStorage } from '#infrastructure/kept/browserStorage.ts';
import type { KeptRow } from '#domain/kept/table.ts';
import { holds } from '#tests/data/holds.ts';
import { anyText } from '#tests/data/hostile.ts';
import { FullStorage, MemoryStorage, forbiddenStorage } from '#tests/data/storages.ts';

const Count = z.object({ count: z.number() });
const COUNTS: KeptRow<{ count: number }> = {
  text: 'counts.v1',
  where: 'tab',
  leavesWith: 'tab',
};

it('stores values beyond the page', () => {
  const storage = new MemoryStorage();
  new BrowserStorage(() => storage).write(COUNTS, { count: 3 });
  expect(new BrowserStorage(() => storage).read(COUNTS, Count)).toEqual({ count: 3 });
});

it.each([
  ['forbidden', forbiddenStorage],
  ['full', () => new FullStorage()],
])('works in memory where storage is %s', (_name, storage) => {
  const browserStorage = new BrowserStorage(storage);
  browserStorage.write(COUNTS, { count: 3 });
  expect(browserStorage.read(COUNTS, Count)).toEqual({ count: 3 });
  browserStorage.remove(COUNTS);
  expect(browserStorage.read(COUNTS, Count)).toBeNull();
});

it('does not return an older value when storage is full', () => {
  const storage = new FullStorage();
  storage.items.set('counts.v1', '{"count":1}');
  new BrowserStorage(() => storage).write(COUNTS, { count: 2 });
  expect(new BrowserStorage(() => storage).read(COUNTS, Count)).toBeNull();
});

it('reads the stored value again once storage works', () => {
  const storage = new MemoryStorage();
  let isForbidden = true;
  const browserStorage = new BrowserStorage(() => (isForbidden ? forbiddenStorage() : storage));
  browserStorage.write(COUNTS, { count: 1 });
  isForbidden = false;
  browserStorage.write(COUNTS, { count: 2 });
  expect(browserStorage.read(COUNTS, Count)).toEqual({ count: 2 });
  expect(storage.items.get('counts.v1')).toBe('{"count":2}');
});

it('drops invalid values', () => {
  const storage = new MemoryStorage();
  const browserStorage = new BrowserStorage(() => storage);
  for (const odd of ['', '{', 'null', '[]', '{"count":"3"}', 'NaN', '{"__proto__":{"count":1}}']) {
    storage.items.set('counts.v1', odd);
    expect(browserStorage.read(COUNTS, Count)).toBeNull();
  }
});

it('never throws, whatever is stored', () => {
  const storage = new MemoryStorage();
  const browserStorage = new BrowserStorage(() => storage);
  holds(
    fc.property(fc.oneof(anyText, fc.json()), (text) => {
      storage.items.set('counts.v1', text);
      const read = browserStorage.read(COUNTS, Count);
      expect(read === null || typeof read.count === 'number').toBe(true);
    }),
  );
});

it.each([
  ['kept', new MemoryStorage()],
  ['full', new FullStorage()],
])('notifies of each write and removal once it can be read, where storage is %s', (_name, storage) => {
  const browserStorage = new BrowserStorage(() => storage);
  const heard: unknown[] = [];
  browserStorage.onChange(() => heard.push(browserStorage.read(COUNTS, Count)));
  browserStorage.write(COUNTS, { count: 3 });
  browserStorage.remove(COUNTS);
  expect(heard).toEqual([{ count: 3 }, null]);
});

it('parses a value once until it changes, wherever it was written', () => {
  const storage = new MemoryStorage();
  const browserStorage = new BrowserStorage(() => storage);
  browserStorage.write(COUNTS, { count: 3 });
  const first = browserStorage.read(COUNTS, Count);
  expect(browserStorage.read(COUNTS, Count)).toBe(first);
  storage.items.set('counts.v1', '{"count":4}');
  expect(browserStorage.read(COUNTS, Count)).toEqual({ count: 4 });
  expect(browserStorage.read(COUNTS, z.object({ count: z.number().check(z.maximum(3)) }))).toBeNull();
});

it('keeps no parsed value of what was removed', () => {
  const storage = new MemoryStorage();
  const browserStorage = new BrowserStorage(() => storage);
  browserStorage.write(COUNTS, { count: 3 });
  const first = browserStorage.read(COUNTS, Count);
  browserStorage.remove(COUNTS);
  expect(browserStorage.read(COUNTS, Count)).toBeNull();
  storage.items.set('counts.v1', '{"count":3}');
  const again = browserStorage.read(COUNTS, Count);
  expect(again).toEqual(first);
  expect(again).not.toBe(first);
});
