/** A message that is shown above the page: its kind, and its text as HTML. */
export interface KeptFlash {
  readonly kind: string;
  readonly html: string;
}

/** The messages that are shown while a document is left by a step of ours, for the next document of the tab. */
export interface KeptFlashes {
  /** To be called at each such step, also where nothing is shown. */
  put(flashes: readonly KeptFlash[]): void;
  /** Returns them, and forgets them. Null if no step of ours has led to this document. */
  take(): readonly KeptFlash[] | null;
}
