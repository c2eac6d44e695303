import type { ReadKept } from '#application/kept/kept.ts';
import type { KeptKey, KeptValue } from '#domain/kept/table.ts';
import type { TabWatch } from './TabWatch.ts';
import { StoredValue } from './StoredValue.ts';

/** What the browser keeps, as views watch it: what an observer reads here draws it anew once it has changed. */
export class StoredValues<Key extends KeptKey> implements ReadKept<Key> {
  readonly #tab: TabWatch;
  readonly #kept: ReadKept<Key>;
  readonly #values = new Map<KeptKey, StoredValue<unknown>>();

  constructor(tab: TabWatch, kept: ReadKept<Key>) {
    this.#tab = tab;
    this.#kept = kept;
  }

  read<One extends Key>(key: One): KeptValue<One> | null {
    const watched = this.#values.get(key) ?? new StoredValue<unknown>(this.#tab, () => this.#kept.read(key));
    this.#values.set(key, watched);
    // Each key has the value that was read by it.
    return watched.value as KeptValue<One> | null;
  }
}
