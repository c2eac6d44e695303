import type { Language } from '#domain/language/locale.ts';

/** The consent categories. */
export const CONSENT_CATEGORIES = ['functional', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** The tool that asks for consent, stores the decision and shows it again. Until it reports consent, there is none. */
export interface Consent {
  /**
   * Resolves to true once the earlier decision is known, or to false if the tool could not be loaded: then there is no
   * consent and `open` does nothing. Never rejects.
   */
  readonly ready: Promise<boolean>;
  has(category: ConsentCategory): boolean;
  /** Calls `listener` each time a decision may have changed. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** Opens the tool's settings. */
  open(): void;
  /** Switches the tool's language. */
  speak(language: Language): void;
}

/** The site's ids at the consent tool, and its initial language. */
export interface ConsentOptions {
  readonly siteId: string;
  readonly key: string;
  readonly language: Language;
}
