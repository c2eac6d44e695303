import type { TabMemory } from '#application/ports/tabMemory.ts';
import type { KeptPart } from '#domain/kept/retention.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';

/** Forgets every key that the list of keys (`KEPT`) says to leave with one of the parts. */
export class ShelfMemory implements TabMemory {
  readonly #shelves: Readonly<Record<'tab' | 'device', Shelf>>;

  constructor(tab: Shelf, device: Shelf) {
    this.#shelves = { tab, device };
  }

  forget(parts: readonly KeptPart[]): void {
    for (const key of Object.values(KEPT)) {
      if ((parts as readonly string[]).includes(key.leavesWith)) this.#shelves[key.where].remove(key);
    }
  }
}
