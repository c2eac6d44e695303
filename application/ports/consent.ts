import type { Language } from '#domain/language/locale.ts';
import type { ConsentCategory } from '#domain/site/consentCategories.ts';
import type { CookieConsent } from '#domain/site/site.ts';

/** The tool that asks for consent, stores the decision and shows it again. Until it reports consent, there is none. */
export interface Consent {
  /**
   * Resolves to true once the earlier decision is known, or to false if the tool could not be loaded: then there is no
   * consent and `open` does nothing. Never rejects.
   */
  readonly ready: Promise<boolean>;
  has(category: ConsentCategory): boolean;
  /** Categories for which the tool has no service, so that the user cannot consent to them. Empty before `ready`. */
  readonly unmapped: readonly ConsentCategory[];
  /** Calls `listener` each time a decision may have changed. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** Opens the tool's settings. */
  open(): void;
  /** Switches the tool's language. */
  speak(language: Language): void;
}

/** The site's account at the consent tool, and the initial language. */
export interface ConsentOptions extends CookieConsent {
  readonly language: Language;
}
