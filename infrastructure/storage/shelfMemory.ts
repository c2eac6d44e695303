import type { TabMemory } from '#application/ports/tabMemory.ts';
import type { KeptPart } from '#domain/voucher/retention.ts';
import type { Shelf } from './shelf.ts';
import { STORED } from './storedKeys.ts';

/** Forgets every key that the list of keys (`STORED`) says to leave with one of the parts. */
export class ShelfMemory implements TabMemory {
  readonly #shelves: Readonly<Record<'tab' | 'device', Shelf>>;

  constructor(tab: Shelf, device: Shelf) {
    this.#shelves = { tab, device };
  }

  forget(parts: readonly KeptPart[]): void {
    for (const key of Object.values(STORED)) {
      if ((parts as readonly string[]).includes(key.leavesWith)) this.#shelves[key.where].remove(key);
    }
  }
}
