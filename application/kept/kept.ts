import type { KeptKey, KeptValue } from '#domain/kept/table.ts';

export interface ReadKept<Key extends KeptKey> {
  /** Null if nothing is stored, or if the stored value does not match its schema. */
  read<One extends Key>(key: One): KeptValue<One> | null;
}

export interface WriteKept<Key extends KeptKey> {
  write<One extends Key>(key: One, value: KeptValue<One>): void;
}

export interface ForgetKept<Key extends KeptKey> {
  forget(key: Key): void;
}

/** A value that the browser cannot store stays in memory until the page is left. */
export interface Kept<Key extends KeptKey> extends ReadKept<Key>, WriteKept<Key>, ForgetKept<Key> {}

/** Reports writes and removals by any use case or another tab. */
export interface KeptChanges {
  /** Subscribes for the life of the page. Adding the same listener twice has no effect. */
  onChange(listener: () => void): void;
}
