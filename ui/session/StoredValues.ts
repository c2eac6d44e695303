import type { ReadKept } from '#application/kept/kept.ts';
import type { KeptKey, KeptValue } from '#domain/kept/table.ts';
import type { TabWatch } from './TabWatch.ts';
import { StoredValue } from './StoredValue.ts';

/** Stored values as observables: an observer that reads one re-renders when it changes. */
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
    // Each key maps to the value that was read for it.
    return watched.value as KeptValue<One> | null;
  }
}
