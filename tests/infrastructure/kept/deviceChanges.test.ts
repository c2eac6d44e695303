import { expect, it, vi } from 'vitest';
import { KEPT } from '#domain/kept/table.ts';
import { DeviceChanges } from '#infrastructure/kept/deviceChanges.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';
import { MemoryStorage } from './storages.ts';

it('tells of changes, also of those by other tabs', () => {
  const storage = new MemoryStorage();
  const shelf = new Shelf(() => storage);
  const [page, listener] = [new EventTarget(), vi.fn()];
  new DeviceChanges(shelf, () => page).onChange(listener);
  shelf.write(KEPT.category, 'fashion');
  expect(listener).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
});
