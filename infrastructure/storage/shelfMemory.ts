import type { TabMemory } from '#application/ports/tabMemory.ts';
import type { KeptPart } from '#domain/voucher/retention.ts';
import type { Shelf } from './shelf.ts';
import { STORED } from './storedKeys.ts';

/** Forgets whatever the list of keys says to leave with a part. */
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
