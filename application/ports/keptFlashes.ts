import type { KeptFlash } from '#domain/kept/keptFlash.ts';

/** The messages that are shown while a document is left by a step of ours, for the next document of the tab. */
export interface KeptFlashes {
  /** To be called at each such step, also where nothing is shown. */
  put(flashes: readonly KeptFlash[]): void;
  /** Returns them, and forgets them. Null if no step of ours has led to this document. */
  take(): readonly KeptFlash[] | null;
}
