import { type KeptKey, type KeptValue, keptRow } from '#domain/kept/table.ts';
import { BrowserKept, type Schemas } from '#infrastructure/kept/browserKept.ts';
import { BrowserStorage } from '#infrastructure/kept/browserStorage.ts';
import { MemoryStorage } from '#tests/data/storages.ts';

/** Reads a key of a browser in which this text is stored under it. */
export function readStored<Key extends KeptKey>(
  schemas: Schemas<Key>,
  key: Key,
  stored: string,
): KeptValue<Key> | null {
  const storage = new MemoryStorage();
  storage.setItem(keptRow(key).text, stored);
  const browserStorage = new BrowserStorage(() => storage);
  return new BrowserKept({ tab: browserStorage, device: browserStorage }, schemas).read(key);
}
