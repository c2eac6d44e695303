import type { KeptKey, KeptValue } from '#domain/kept/table.ts';
import type { WriteKept } from './kept.ts';

/** Stores what the user typed or chose, as the forms give it. */
export class KeepTyped<Key extends KeptKey = 'customerDraft' | 'donationDraft'> {
  readonly #kept: WriteKept<Key>;

  constructor(kept: WriteKept<Key>) {
    this.#kept = kept;
  }

  execute<One extends Key>(key: One, typed: KeptValue<One>): void {
    this.#kept.write(key, typed);
  }
}
