import type { Consent, ConsentOptions } from '#application/ports/consent.ts';
import type { Language } from '#domain/language/locale.ts';
import { CONSENT_CATEGORIES, type ConsentCategory } from '#domain/site/consentCategories.ts';
import { SLOW_MS, modeAsked } from '../payment/mode.ts';
import { type Decision, readDecision, writeDecision } from './decision.ts';
import { MockBanner, type BannerAnswer } from './mockBanner.ts';
import { openMockSettings } from './mockSettings.ts';

/**
 * A plain banner and a plain dialog instead of a consent tool, for `npm start` and for tests. Stores the decision on
 * the device. QA sets the mode in the URL:
 * - `?consent=fail`: cannot load, so there is no consent.
 * - `?consent=slow`: takes four seconds.
 * - `?consent=all`, `?consent=none`: the decision was made before.
 * The banner speaks the site's language; the settings are for QA and stay English.
 */
export class MockConsent implements Consent {
  readonly ready: Promise<boolean>;
  /** Its settings have all of them. */
  readonly unmapped = [];
  readonly #options: ConsentOptions;
  readonly #listeners = new Set<() => void>();
  #decision: Decision | null = null;
  #banner: MockBanner | null = null;

  constructor(options: ConsentOptions) {
    this.#options = options;
    this.ready = this.#begin();
  }

  has(category: ConsentCategory): boolean {
    return this.#decision?.includes(category) ?? false;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  open(): void {
    openMockSettings(this.#options, this.#decision ?? [], (decision) => this.#decide(decision));
  }

  speak(language: Language): void {
    this.#banner?.speak(language);
  }

  async #begin(): Promise<boolean> {
    const mode = modeAsked('consent', ['fail', 'slow', 'all', 'none']);
    if (mode === 'fail') return false;
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (mode === 'all') writeDecision(CONSENT_CATEGORIES);
    if (mode === 'none') writeDecision([]);
    this.#decision = readDecision();
    if (this.#decision === null)
      this.#banner = new MockBanner(this.#options, (answer) => this.#answer(answer));
    return true;
  }

  #answer(answer: BannerAnswer): void {
    if (answer === 'settings') this.open();
    else this.#decide(answer === 'all' ? CONSENT_CATEGORIES : []);
  }

  #decide(decision: Decision): void {
    this.#decision = decision;
    writeDecision(decision);
    this.#banner?.remove();
    for (const listener of this.#listeners) listener();
  }
}
