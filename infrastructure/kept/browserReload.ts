import type { BrowserStorage } from './browserStorage.ts';
import { instant } from './storedShapes.ts';
import { KEPT } from '#domain/kept/table.ts';

/** The least time between two automatic reloads, in milliseconds (ADR 10). */
const QUIET_MS = 30_000;

export interface PageReload {
  /** Reloads at once, because the user asked for it. */
  readonly reload: () => void;
  /**
   * Reloads automatically, but not again within 30 seconds, so that a chunk that stays missing causes no endless loop.
   * Does nothing if the browser cannot remember the last reload (ADR 10).
   */
  readonly reloadOnce: () => void;
}

/**
 * Reloads the page, for instance after a deploy has removed one of its chunks. `storage` must be the tab's: only the last
 * reload of this tab counts.
 */
export const browserReload = (storage: BrowserStorage): PageReload => {
  const reload = () => window.location.reload();
  return {
    reload,
    reloadOnce: () => {
      const last = storage.read(KEPT.reloaded, instant) ?? 0;
      // A storage that does not persist would let the page reload forever.
      if (Date.now() - last >= QUIET_MS && storage.write(KEPT.reloaded, Date.now())) reload();
    },
  };
};
