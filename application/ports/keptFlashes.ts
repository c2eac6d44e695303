/** A message that is shown above the page: its kind, and its text as HTML. */
export interface KeptFlash {
  readonly kind: string;
  readonly html: string;
}

/** The messages that are shown while a document is left, for the next document of the tab. */
export interface KeptFlashes {
  put(flashes: readonly KeptFlash[]): void;
  /** Returns them, and forgets them. */
  take(): readonly KeptFlash[];
}
