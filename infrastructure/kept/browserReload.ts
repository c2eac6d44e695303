import type { PageReload } from '#application/ports/pageReload.ts';
import type { BrowserStorage } from './browserStorage.ts';
import { instant } from './storedShapes.ts';
import { KEPT } from '#domain/kept/table.ts';

/** The least time between two automatic reloads, in milliseconds (ADR 10). */
const QUIET_MS = 30_000;

export class BrowserReload implements PageReload {
  readonly #storage: BrowserStorage;

  /** `storage` must be the tab's: only the last reload of this tab counts. */
  constructor(storage: BrowserStorage) {
    this.#storage = storage;
  }

  now(): void {
    window.location.reload();
  }

  once(): void {
    const last = this.#storage.read(KEPT.reloaded, instant) ?? 0;
    if (Date.now() - last < QUIET_MS) return;
    // A storage that does not persist would let the page reload forever.
    if (this.#storage.write(KEPT.reloaded, Date.now())) this.now();
  }
}
