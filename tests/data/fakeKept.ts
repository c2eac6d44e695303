import type { Kept } from '#application/kept/kept.ts';
import type { KeptKey, KeptValue } from '#domain/kept/table.ts';

/** What is kept, key by key. */
export type KeptValues = { readonly [Key in KeptKey]?: KeptValue<Key> };

/** A browser in which these values are kept; `all()` says what is kept now. */
export function fakeKept(values: KeptValues = {}): Kept<KeptKey> & { all(): KeptValues } {
  const kept = new Map<KeptKey, unknown>(Object.entries(values) as [KeptKey, unknown][]);
  return {
    all: () => Object.fromEntries(kept),
    read: <Key extends KeptKey>(key: Key) => (kept.get(key) ?? null) as KeptValue<Key> | null,
    write: (key, value) => void kept.set(key, value),
    forget: (key) => void kept.delete(key),
  };
}
