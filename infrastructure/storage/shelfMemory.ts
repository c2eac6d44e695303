import type { TabMemory } from '#application/ports/tabMemory.ts';
import type { KeptPart } from '#domain/voucher/retention.ts';
import type { Shelf } from './shelf.ts';
import { STORED } from './storedKeys.ts';

/** Forgets every key of this tab that the list of keys (`STORED`) says to leave with one of the parts. */
export class ShelfMemory implements TabMemory {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  forget(parts: readonly KeptPart[]): void {
    for (const key of Object.values(STORED)) {
      if ((parts as readonly string[]).includes(key.leavesWith)) this.#session.remove(key);
    }
  }
}
