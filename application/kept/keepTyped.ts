import type { KeptValue } from '#domain/kept/table.ts';
import type { WriteKept } from './kept.ts';

/** Forms that are kept exactly as they are typed. */
type TypedKey = 'customerDraft' | 'donationDraft' | 'voucherOrderEntry';

/** Keeps a form as it is typed, so that neither a reload nor a look elsewhere costs what was typed. */
export class KeepTyped {
  readonly #kept: WriteKept<TypedKey>;

  constructor(kept: WriteKept<TypedKey>) {
    this.#kept = kept;
  }

  execute<One extends TypedKey>(key: One, typed: KeptValue<One>): void {
    this.#kept.write(key, typed);
  }
}
