import { type i18n as I18n, createInstance } from 'i18next';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Choices } from '#application/ports/choices.ts';
import type { LoadTexts, Texts } from '#application/site/loadTexts.ts';
import { chooseLocale } from '#domain/language/chooseLocale.ts';
import { type Locale, languageOf } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { Latest } from './Latest.ts';
import { MissingChunk } from './missingChunk.ts';

const FALLBACK: Locale = 'de';

/** The language of the app: which one, whether its texts are still on their way, and its texts. */
export class LanguageStore {
  locale: Locale;
  loading = false;
  readonly i18n: I18n;
  readonly #loadTexts: LoadTexts;
  readonly #choices: Choices;
  /** What is said after the first screen, by area, as far as it was asked for. */
  readonly #later = new Set<LoadTexts>();
  readonly #latest = new Latest();
  #fallbackAsked = false;

  constructor(supported: readonly [Locale, ...Locale[]], loadTexts: LoadTexts, choices: Choices) {
    this.#loadTexts = loadTexts;
    this.#choices = choices;
    this.i18n = createInstance();
    this.locale = chooseLocale(
      {
        query: new URLSearchParams(window.location.search).get('lang'),
        saved: choices.readLocale(),
        browser: window.navigator.languages,
      },
      supported,
    );
    makeAutoObservable(this, { i18n: false, locale: observableRef }, { autoBind: true });
  }

  /** Loads the first language. A problem means that the app cannot speak: high maintenance. */
  async start(): Promise<Problem | null> {
    document.documentElement.lang = this.locale;
    await this.i18n.init({
      lng: this.locale,
      fallbackLng: FALLBACK,
      load: 'currentOnly',
      resources: {},
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnEmptyString: false,
      saveMissing: true,
      missingKeyHandler: () => void this.#loadFallback(),
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
    return this.#use(this.locale);
  }

  /** Changes the language in place. The choice is stored unless told otherwise (specification 4), once it works. */
  async change(locale: Locale, { store = true }: { readonly store?: boolean } = {}): Promise<Problem | null> {
    const problem = await this.#use(locale);
    if (store && this.locale === locale) this.#choices.writeLocale(locale);
    return problem;
  }

  /** Adds the texts of a later area, from now on in every language. Throws where they cannot be had. */
  async add(area: LoadTexts): Promise<void> {
    this.#later.add(area);
    let locale: Locale;
    do {
      locale = this.locale;
      const texts = await area.execute(locale);
      if (!texts.ok) throw new MissingChunk(`texts of an area: ${texts.fault.kind}`);
      this.#add(locale, texts.value);
    } while (locale !== this.locale);
  }

  async #use(locale: Locale): Promise<Problem | null> {
    const isAwaited = this.#latest.ask();
    this.setLoading(true);
    const all = await Promise.all([this.#loadTexts, ...this.#later].map((load) => load.execute(locale)));
    if (!isAwaited()) return null;
    this.setLoading(false);
    for (const texts of all) {
      if (!texts.ok) return texts.fault;
      this.#add(locale, texts.value);
    }
    await this.i18n.changeLanguage(locale);
    this.setLocale(locale);
    return null;
  }

  /** A translation dump may lack keys: the base language is German then (specification 9). Every miss asks. */
  async #loadFallback(): Promise<void> {
    if (this.#fallbackAsked || this.i18n.hasResourceBundle(FALLBACK, 'translation')) return;
    this.#fallbackAsked = true;
    const texts = await this.#loadTexts.execute(FALLBACK);
    if (texts.ok) this.#add(FALLBACK, texts.value);
    this.#fallbackAsked = texts.ok;
  }

  /** What is there stays: a country's own words come first and are not overwritten by its language's. */
  #add(locale: Locale, texts: Texts): void {
    this.i18n.addResourceBundle(locale, 'translation', texts, true, false);
  }

  private setLoading(loading: boolean): void {
    this.loading = loading;
  }

  private setLocale(locale: Locale): void {
    this.locale = locale;
    document.documentElement.lang = locale;
  }

  /** The language without its country, for texts that are bundled per language. */
  get language() {
    return languageOf(this.locale);
  }
}
