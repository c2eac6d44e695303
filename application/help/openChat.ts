import type { Locale } from '#domain/language/locale.ts';
import type { Consent } from '../ports/consent.ts';
import type { LoadPrivacyTools } from '../ports/privacyTools.ts';

/** What came of the wish to chat. */
export type ChatOutcome = 'opened' | 'needs-consent' | 'unavailable';

/** Where the consent tool is found. */
interface AsksConsent {
  /** The site's consent tool; null where it has none. */
  consent(): Promise<Consent | null>;
}

/**
 * Opens the chat with the customer service. Where the site has a consent tool, only with consent; elsewhere the press
 * is the consent, since what it leads to stands beside it. A consent that is taken back closes the chat.
 */
export class OpenChat {
  readonly #load: LoadPrivacyTools;
  readonly #key: string | null;
  #isWatched = false;

  /** `key` is null where there is no chat, and in a document in which no third party may run. */
  constructor(load: LoadPrivacyTools, key: string | null) {
    this.#load = load;
    this.#key = key;
  }

  get isOffered(): boolean {
    return this.#key !== null;
  }

  /** Never rejected. */
  async execute(locale: Locale, privacy: AsksConsent): Promise<ChatOutcome> {
    if (this.#key === null) return 'unavailable';
    try {
      const consent = await privacy.consent();
      if (consent !== null && !(await consent.ready)) return 'unavailable';
      if (consent !== null && !consent.has('functional')) return 'needs-consent';
      const { chat } = await this.#load();
      if (!(await chat.open({ key: this.#key, locale }))) return 'unavailable';
      this.#closeWithout(consent, () => chat.close());
      return 'opened';
    } catch {
      return 'unavailable';
    }
  }

  /**
   * Opens the settings of the consent tool; `onGiven` hears once the chat is consented to. Returns a function after
   * which it hears nothing.
   */
  async askConsent(privacy: AsksConsent, onGiven: () => void): Promise<() => void> {
    const consent = await privacy.consent().catch(() => null);
    if (consent === null) return () => {};
    const stop = consent.onChange(() => {
      if (!consent.has('functional')) return;
      stop();
      onGiven();
    });
    consent.open();
    return stop;
  }

  #closeWithout(consent: Consent | null, close: () => void): void {
    if (consent === null || this.#isWatched) return;
    this.#isWatched = true;
    consent.onChange(() => {
      if (!consent.has('functional')) close();
    });
  }
}
