import type { KeptValue } from '#domain/kept/table.ts';
import type { WriteKept } from './kept.ts';

type TypedKey = 'customerDraft' | 'donationDraft' | 'voucherOrderEntry';

export class KeepTyped {
  readonly #kept: WriteKept<TypedKey>;

  constructor(kept: WriteKept<TypedKey>) {
    this.#kept = kept;
  }

  execute<One extends TypedKey>(key: One, typed: KeptValue<One>): void {
    this.#kept.write(key, typed);
  }
}
