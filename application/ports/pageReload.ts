/** Reloads the page, for instance after a deploy has removed one of its chunks. */
export interface PageReload {
  /** Reloads at once, because the user asked for it. */
  now(): void;
  /**
   * Reloads automatically, but not again within 30 seconds, so that a chunk that stays missing causes no endless loop.
   * Does nothing if the browser cannot remember the last reload (ADR 10).
   */
  once(): void;
}
