import * as z from 'zod/mini';
import type { KeptReactivation } from '#application/ports/keptReactivation.ts';
import { type ReactivationId, parseReactivationId } from '#domain/reactivation/reactivation.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';

/** Stores the id of the last check of an old code, for this tab. */
export class ReactivationShelf implements KeptReactivation {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  read(): ReactivationId | null {
    return parseReactivationId(this.#session.read(KEPT.reactivation, z.string()) ?? '');
  }

  write(id: ReactivationId): void {
    this.#session.write(KEPT.reactivation, id);
  }

  forget(): void {
    this.#session.remove(KEPT.reactivation);
  }
}
