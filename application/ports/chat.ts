import type { Locale } from '#domain/language/locale.ts';

/** Which chat is meant, and in which language it speaks. */
export interface ChatWish {
  /** By what the vendor knows the site. */
  readonly key: string;
  readonly locale: Locale;
}

/** A vendor's chat with the customer service. Nothing of it is loaded before the first `open`. */
export interface Chat {
  /** Opens the chat. False if it could not be loaded; the next call tries again. */
  open(wish: ChatWish): Promise<boolean>;
  /** Takes the chat out of sight. Does nothing if it is not there. */
  close(): void;
}
