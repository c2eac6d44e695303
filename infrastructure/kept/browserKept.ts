import type * as z from 'zod/mini';
import type { ForgetKept, KeptChanges, ReadKept, WriteKept } from '#application/kept/kept.ts';
import { type KeptKey, type KeptValue, keptRow } from '#domain/kept/table.ts';
import type { BrowserStorage } from './browserStorage.ts';

/** How each value is parsed. An area adds the schemas of its own keys, so that the first load contains only its own. */
export type Schemas<Key extends KeptKey> = { readonly [One in Key]: z.ZodMiniType<KeptValue<One>> };

export type BrowserStorages = Readonly<Record<'tab' | 'device', BrowserStorage>>;

export class BrowserKept<Key extends KeptKey>
  implements ReadKept<Key>, WriteKept<KeptKey>, ForgetKept<KeptKey>, KeptChanges
{
  readonly #storages: BrowserStorages;
  readonly #schemas: Schemas<Key>;

  constructor(storages: BrowserStorages, schemas: Schemas<Key>) {
    this.#storages = storages;
    this.#schemas = schemas;
  }

  /** The same storage, for these keys too. */
  with<More extends KeptKey>(schemas: Schemas<More>): BrowserKept<Key | More> {
    // Each key has its schema in one of the two, which the compiler cannot see.
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
    // Fires for what other tabs write on the device.
    window.addEventListener('storage', listener);
  }
}
