import type { Locale } from '#domain/language/locale.ts';
import type { Consent } from '../ports/consent.ts';
import type { LoadPrivacyTools } from '../ports/privacyTools.ts';

export type ChatOutcome = 'opened' | 'needs-consent' | 'unavailable';

interface AsksConsent {
  /** Null if the site has no consent tool. */
  consent(): Promise<Consent | null>;
}

/** Requires consent or, without a consent tool, the click beside the notice. Withdrawn consent closes the chat. */
export class OpenChat {
  readonly #load: LoadPrivacyTools;
  readonly #key: string | null;
  #isWatched = false;

  /** `key` is null if the site has no chat, or if this document must not run third parties. */
  constructor(load: LoadPrivacyTools, key: string | null) {
    this.#load = load;
    this.#key = key;
  }

  get isOffered(): boolean {
    return this.#key !== null;
  }

  /** Never rejects. */
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

  /** Opens the consent settings; calls `onGiven` once the user allows the chat. Returns the unsubscribe function. */
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
