import type * as z from 'zod/mini';
import type { ForgetKept, KeptChanges, ReadKept, WriteKept } from '#application/kept/kept.ts';
import { type KeptKey, type KeptValue, keptRow } from '#domain/kept/table.ts';
import type { BrowserStorage } from './browserStorage.ts';

/** How each value is read. An area brings the schemas of its own keys, so that the first load has only its own. */
export type Schemas<Key extends KeptKey> = { readonly [One in Key]: z.ZodMiniType<KeptValue<One>> };

/** The two storages of the browser. */
export type BrowserStorages = Readonly<Record<'tab' | 'device', BrowserStorage>>;

/** Keeps values in the browser's storage, and parses them when they are read. */
export class BrowserKept<Key extends KeptKey>
  implements ReadKept<Key>, WriteKept<KeptKey>, ForgetKept<KeptKey>, KeptChanges
{
  readonly #storages: BrowserStorages;
  readonly #schemas: Schemas<Key>;

  constructor(storages: BrowserStorages, schemas: Schemas<Key>) {
    this.#storages = storages;
    this.#schemas = schemas;
  }

  /** Returns the same storage for these keys too. */
  with<More extends KeptKey>(schemas: Schemas<More>): BrowserKept<Key | More> {
    // Each key has its schema in one of the two; the compiler sees no further than that.
    const both = { ...this.#schemas, ...schemas } as Schemas<Key | More>;
    return new BrowserKept(this.#storages, both);
  }

  read<One extends Key>(key: One): KeptValue<One> | null {
    const row = keptRow(key);
    return this.#storages[row.where].parse(row, this.#schemas[key]);
  }

  write<One extends KeptKey>(key: One, value: KeptValue<One>): void {
    const row = keptRow(key);
    this.#storages[row.where].write(row, value);
  }

  forget(key: KeptKey): void {
    const row = keptRow(key);
    this.#storages[row.where].remove(row);
  }

  onChange(listener: () => void): void {
    this.#storages.tab.onChange(listener);
    this.#storages.device.onChange(listener);
    // Of what other tabs write on the device.
    window.addEventListener('storage', listener);
  }
}
