import type * as z from 'zod/mini';
import type { Kept } from '#application/kept/kept.ts';
import { type KeptKey, type KeptValue, keptRow } from '#domain/kept/table.ts';
import type { Shelf } from './shelf.ts';

/** How each value is read. An area brings the schemas of its own keys, so that the first load has only its own. */
export type Schemas<Key extends KeptKey> = { readonly [One in Key]: z.ZodMiniType<KeptValue<One>> };

/** The two storages of the browser. */
export type Shelves = Readonly<Record<'tab' | 'device', Shelf>>;

/** Keeps values in the browser's storage, and parses them when they are read. */
export class BrowserKept<Key extends KeptKey> implements Kept<Key> {
  readonly #shelves: Shelves;
  readonly #schemas: Schemas<Key>;

  constructor(shelves: Shelves, schemas: Schemas<Key>) {
    this.#shelves = shelves;
    this.#schemas = schemas;
  }

  read<One extends Key>(key: One): KeptValue<One> | null {
    const row = keptRow(key);
    return this.#shelves[row.where].parse(row, this.#schemas[key]);
  }

  write<One extends Key>(key: One, value: KeptValue<One>): void {
    const row = keptRow(key);
    this.#shelves[row.where].write(row, value);
  }

  forget(key: Key): void {
    const row = keptRow(key);
    this.#shelves[row.where].remove(row);
  }
}
