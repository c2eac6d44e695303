import { expect, it } from 'vitest';
import { EndAmountShelf } from '#infrastructure/storage/endAmountShelf.ts';
import { Shelf } from '#infrastructure/storage/shelf.ts';
import { MemoryStorage } from './storages.ts';

const KEY = 'prepaidEndAmount.v1';

it('remembers the amount over a reload', () => {
  const storage = new MemoryStorage();
  const shelf = () => new EndAmountShelf(new Shelf(() => storage));
  expect(shelf().read()).toBeNull();
  shelf().write(50_00);
  expect(shelf().read()).toBe(50_00);
});

it.each(['"50"', '-1', '12.5', '{}', 'x'])('takes %s for no amount', (stored) => {
  const storage = new MemoryStorage();
  storage.setItem(KEY, stored);
  expect(new EndAmountShelf(new Shelf(() => storage)).read()).toBeNull();
});
