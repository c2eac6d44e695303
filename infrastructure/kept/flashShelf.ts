import * as z from 'zod/mini';
import type { KeptFlashes } from '#application/ports/keptFlashes.ts';
import type { KeptFlash } from '#domain/kept/keptFlash.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';

const StoredFlashes = z.array(z.object({ kind: z.string(), html: z.string() }));

/** Stores messages from one document to the next, for this tab. They are drawn like an answer's: a few tags alone. */
export class FlashShelf implements KeptFlashes {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  put(flashes: readonly KeptFlash[]): void {
    const kept = flashes.map(({ kind, html }) => ({ kind, html }));
    this.#session.write(KEPT.flashes, kept);
  }

  take(): readonly KeptFlash[] | null {
    const kept = this.#session.read(KEPT.flashes, StoredFlashes);
    this.#session.remove(KEPT.flashes);
    return kept ?? null;
  }
}
