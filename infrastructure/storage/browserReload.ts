import * as z from 'zod/mini';
import type { PageReload } from '#application/ports/pageReload.ts';
import type { Shelf } from './shelf.ts';
import { STORED } from './storedKeys.ts';

/** No second reload by itself within this time, in milliseconds. */
const QUIET_MS = 30_000;

/** Reloads the page, and by itself not twice in a row. */
export class BrowserReload implements PageReload {
  readonly #shelf: Shelf;

  /** The shelf is the session's: what counts is whether this tab has just been reloaded. */
  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  now(): void {
    window.location.reload();
  }

  once(): void {
    const last = this.#shelf.read(STORED.reloaded, z.custom<number>(Number.isFinite)) ?? 0;
    if (Date.now() - last < QUIET_MS) return;
    // A storage that forgets would let the page reload for ever: only one that remembers may try.
    if (this.#shelf.write(STORED.reloaded, Date.now())) this.now();
  }
}
