import { expect, it } from 'vitest';
import { BelongingsShelf } from '#infrastructure/storage/belongingsShelf.ts';
import { Shelf } from '#infrastructure/storage/shelf.ts';
import { STORED } from '#infrastructure/storage/storedKeys.ts';
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
  shelf.remove(STORED.draftsOf);
  expect(belongings.readOwner()).toBeNull();
  expect(belongings.readHolder()).toBe('123456789');
});

it('takes whose the drafts are for that in a tab of an earlier version', () => {
  const { belongings, storage } = aTab();
  storage.setItem('draftsOf.v1', '{"mark":"123456789","until":null}');
  expect(belongings.readHolder()).toBe('123456789');
});
