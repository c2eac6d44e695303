import * as z from 'zod/mini';
import type { KeptReactivation } from '#application/ports/keptReactivation.ts';
import { type ReactivationId, parseReactivationId } from '#domain/reactivation/reactivation.ts';
import type { Shelf } from './shelf.ts';
import { STORED } from './storedKeys.ts';

/** Stores the id of the last check of an old code, for this tab. */
export class ReactivationShelf implements KeptReactivation {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  read(): ReactivationId | null {
    return parseReactivationId(this.#session.read(STORED.reactivation, z.string()) ?? '');
  }

  write(id: ReactivationId): void {
    this.#session.write(STORED.reactivation, id);
  }

  forget(): void {
    this.#session.remove(STORED.reactivation);
  }
}
