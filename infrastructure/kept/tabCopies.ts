import * as z from 'zod/mini';
import type { KeptCopies } from '#application/kept/keptCopies.ts';
import { type KeptKey, type KeptRow, KEPT } from '#domain/kept/table.ts';
import type { BrowserStorage } from './browserStorage.ts';

/** Copies this tab's values in memory, without parsing them: `BrowserKept` parses each value when it is read. */
export class TabCopies implements KeptCopies {
  readonly #tab: BrowserStorage;

  constructor(tab: BrowserStorage) {
    this.#tab = tab;
  }

  copy(keys: readonly KeptKey[]): () => void {
    const rows: readonly KeptRow<unknown>[] = keys.map((key) => KEPT[key]);
    const copies = rows.map((row) => ({ row, value: this.#read(row) })).filter(({ value }) => value !== null);
    return () => {
      for (const { row, value } of copies) if (this.#read(row) === null) this.#tab.write(row, value);
    };
  }

  #read(row: KeptRow<unknown>): unknown {
    return this.#tab.parse(row, z.unknown());
  }
}
