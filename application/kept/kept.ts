import type { KeptKey, KeptValue } from '#domain/kept/table.ts';

/** Reads what this browser keeps, by the keys that the reader names. */
export interface ReadKept<Key extends KeptKey> {
  /** Returns null if nothing is kept, or if the stored value does not fit its schema. */
  read<One extends Key>(key: One): KeptValue<One> | null;
}

/**
 * What this browser keeps, by the keys that a use case names (`domain/kept/table.ts`). A value that the browser cannot
 * store is kept in memory until the page is left.
 */
export interface Kept<Key extends KeptKey> extends ReadKept<Key> {
  /** Replaces the value. */
  write<One extends Key>(key: One, value: KeptValue<One>): void;
  /** Removes the value; a missing one is no error. */
  forget(key: Key): void;
}
