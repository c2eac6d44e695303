import type { Locale } from '#domain/language/locale.ts';

/** Which chat to open, and its language. */
export interface ChatOptions {
  /** The site's key at the vendor. */
  readonly key: string;
  readonly locale: Locale;
}

/** A vendor's support chat. Loads nothing before the first `open`. */
export interface Chat {
  /** Opens the chat. Returns false if it could not be loaded; the next call retries. */
  open(options: ChatOptions): Promise<boolean>;
  /** Hides the chat. Does nothing if it is not loaded. */
  close(): void;
}
