import type { PageReload } from '#application/ports/pageReload.ts';
import type { BrowserStorage } from './browserStorage.ts';
import { instant } from './storedShapes.ts';
import { KEPT } from '#domain/kept/table.ts';

/** How long after an automatic reload no other one happens, in milliseconds (ADR 10). */
const QUIET_MS = 30_000;

/** Reloads the page; without being asked not twice within 30 seconds. */
export class BrowserReload implements PageReload {
  readonly #storage: BrowserStorage;

  /** `storage` must be that of the tab: what counts is whether this tab has just been reloaded. */
  constructor(storage: BrowserStorage) {
    this.#storage = storage;
  }

  now(): void {
    window.location.reload();
  }

  once(): void {
    const last = this.#storage.read(KEPT.reloaded, instant) ?? 0;
    if (Date.now() - last < QUIET_MS) return;
    // A storage that forgets would let the page reload for ever: only one that remembers may try.
    if (this.#storage.write(KEPT.reloaded, Date.now())) this.now();
  }
}
