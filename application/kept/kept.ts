import type { KeptKey, KeptValue } from '#domain/kept/table.ts';

/** Reads what this browser keeps, by the keys that the reader names. */
export interface ReadKept<Key extends KeptKey> {
  /** Returns null if nothing is kept, or if the stored value does not fit its schema. */
  read<One extends Key>(key: One): KeptValue<One> | null;
}

/** Keeps values in this browser. */
export interface WriteKept<Key extends KeptKey> {
  /** Replaces the value. */
  write<One extends Key>(key: One, value: KeptValue<One>): void;
}

/** Forgets what this browser keeps, of whatever shape it is. */
export interface ForgetKept<Key extends KeptKey> {
  /** Removes the value; a missing one is no error. */
  forget(key: Key): void;
}

/**
 * What this browser keeps, by the keys that a use case names (`domain/kept/table.ts`). A value that the browser cannot
 * store is kept in memory until the page is left.
 */
export interface Kept<Key extends KeptKey> extends ReadKept<Key>, WriteKept<Key>, ForgetKept<Key> {}

/** Tells that something that this browser keeps was written or removed, by whatever use case, or by another tab. */
export interface KeptChanges {
  /** For as long as the page lives. The same listener is told once, however often it is given. */
  onChange(listener: () => void): void;
}
