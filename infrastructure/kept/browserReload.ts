import type { BrowserStorage } from './browserStorage.ts';
import { instant } from './storedShapes.ts';
import { KEPT } from '#domain/kept/table.ts';

/** The least time between two automatic reloads, in milliseconds (ADR 10). */
const QUIET_MS = 30_000;

/** Reloads the page, for instance after a deploy has removed one of its chunks. */
export class BrowserReload {
  readonly #storage: BrowserStorage;

  /** `storage` must be the tab's: only the last reload of this tab counts. */
  constructor(storage: BrowserStorage) {
    this.#storage = storage;
  }

  /** Reloads at once, because the user asked for it. */
  now(): void {
    window.location.reload();
  }

  /**
   * Reloads automatically, but not again within 30 seconds, so that a chunk that stays missing causes no endless loop.
   * Does nothing if the browser cannot remember the last reload (ADR 10).
   */
  once(): void {
    const last = this.#storage.read(KEPT.reloaded, instant) ?? 0;
    if (Date.now() - last < QUIET_MS) return;
    // A storage that does not persist would let the page reload forever.
    if (this.#storage.write(KEPT.reloaded, Date.now())) this.now();
  }
}
