import { expect, it } from 'vitest';
import { BelongingsShelf } from '#infrastructure/kept/belongingsShelf.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';
import { KEPT } from '#domain/kept/table.ts';
import { MemoryStorage } from './storages.ts';

function aTab() {
  const storage = new MemoryStorage();
  const shelf = new Shelf(() => storage);
  return { shelf, storage, belongings: new BelongingsShelf(shelf) };
}

it('knows whose the tab was also after the drafts are forgotten', () => {
  const { belongings, shelf } = aTab();
  expect(belongings.readHolder()).toBeNull();
  belongings.writeOwner({ mark: '123456789', until: null });
  shelf.remove(KEPT.draftsOf);
  expect(belongings.readOwner()).toBeNull();
  expect(belongings.readHolder()).toBe('123456789');
});
