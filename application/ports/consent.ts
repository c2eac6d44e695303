import type { Language } from '#domain/language/locale.ts';

/** What a person can consent to. */
export const CONSENT_CATEGORIES = ['functional', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** The tool that asks for consent, remembers the answer and shows it again. Nothing is consented to until it says so. */
export interface Consent {
  /**
   * Settles when the tool knows what was decided before, with true. With false if it could not be loaded: then nothing
   * is consented to and `open` does nothing. Never rejected.
   */
  readonly ready: Promise<boolean>;
  has(category: ConsentCategory): boolean;
  /** Calls `listener` each time a decision may have changed. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** Opens the tool's settings. */
  open(): void;
  /** From now on the tool speaks this language. */
  speak(language: Language): void;
}

/** By what a tool knows the site, and the language in which it begins. */
export interface ConsentWish {
  readonly siteId: string;
  readonly key: string;
  readonly language: Language;
}
