import { expect, it } from 'vitest';
import { CONFIRMATIONS_EDITION } from '#domain/fraud/fraudData.ts';
import { FraudShelf } from '#infrastructure/kept/fraudShelf.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';
import { ShelfMemory } from '#infrastructure/kept/shelfMemory.ts';
import { ENDS } from '#domain/kept/retention.ts';
import { aCheck, aFraudDraft, aFraudIdent } from '#tests/data/fraud.ts';
import { MemoryStorage } from './storages.ts';

const CHECK = aCheck();
const OTHER = aCheck({ transactionNumber: 'FP-1' });

function aTab() {
  const storage = new MemoryStorage();
  const shelf = new Shelf(() => storage);
  const notes = new FraudShelf(shelf);
  notes.writeDraft(CHECK, aFraudDraft());
  return { storage, shelf, notes };
}

const stored = (storage: MemoryStorage) =>
  JSON.parse(storage.items.get('fraudDraft.v1') ?? '{}') as Readonly<Record<string, unknown>>;

it('keeps what was typed and confirmed for its check alone, and nothing that opens it', () => {
  const { storage } = aTab();
  const nextPage = new FraudShelf(new Shelf(() => storage));
  expect(nextPage.readDraft(CHECK)).toEqual(aFraudDraft());
  expect(nextPage.readDraft(OTHER)).toBeNull();
  expect([...storage.items.values()].join()).not.toContain(aFraudIdent);
});

it('forgets what was typed for its check, but not for another', () => {
  const { storage, notes } = aTab();
  notes.forgetDraft(OTHER);
  expect(notes.readDraft(CHECK)).toEqual(aFraudDraft());
  notes.forgetDraft(CHECK);
  expect(storage.items.size).toBe(0);
});

it.each(['removed', 'erased', 'replaced'] as const)('leaves the tab when the voucher is %s', (cause) => {
  const { storage, shelf } = aTab();
  new ShelfMemory(shelf, shelf).forget(ENDS[cause].leaves);
  expect(storage.items.size).toBe(0);
});

it('takes no sentence for confirmed that reads otherwise by now', () => {
  const { storage, notes } = aTab();
  expect(stored(storage).edition).toBe(CONFIRMATIONS_EDITION);
  storage.items.set('fraudDraft.v1', JSON.stringify({ ...stored(storage), edition: '2020-01' }));
  expect(notes.readDraft(CHECK)).toEqual(aFraudDraft({ confirmed: [] }));
});

it.each([
  [{ city: 7 }, { city: '' }],
  [{ confirmed: ['everything'] }, { confirmed: [] }],
])('reads past what is odd: %j', (odd, read) => {
  const { storage, notes } = aTab();
  storage.items.set('fraudDraft.v1', JSON.stringify({ ...stored(storage), ...odd }));
  expect(notes.readDraft(CHECK)).toEqual(aFraudDraft(read as object));
});

it.each(['{', 'null', '7', '{"of":""}'])('knows nothing typed in %s', (text) => {
  const { storage, notes } = aTab();
  storage.items.set('fraudDraft.v1', text);
  expect(notes.readDraft(CHECK)).toBeNull();
});
