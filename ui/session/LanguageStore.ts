import { type i18n as I18n, createInstance } from 'i18next';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Choices } from '#application/ports/choices.ts';
import type { LoadTexts, Texts } from '#application/site/loadTexts.ts';
import { done } from '#domain/core/result.ts';
import { chooseLocale } from '#domain/language/chooseLocale.ts';
import { type Locale, languageOf } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';

const FALLBACK: Locale = 'de';
const NOTHING_MORE = done<Texts>({});

/** The language of the app: which one, whether its texts are still on their way, and its texts. */
export class LanguageStore {
  locale: Locale;
  loading = false;
  readonly i18n: I18n;
  readonly #loadTexts: LoadTexts;
  readonly #loadJourneyTexts: LoadTexts;
  readonly #choices: Choices;
  #latest = 0;
  #onJourney = false;
  #fallbackAsked = false;

  constructor(
    supported: readonly [Locale, ...Locale[]],
    loadTexts: LoadTexts,
    loadJourneyTexts: LoadTexts,
    choices: Choices,
  ) {
    this.#loadTexts = loadTexts;
    this.#loadJourneyTexts = loadJourneyTexts;
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

  /** Adds what is said after the first screen, from now on in every language. Throws where it cannot be had. */
  async startJourney(): Promise<void> {
    this.#onJourney = true;
    const texts = await this.#loadJourneyTexts.execute(this.locale);
    if (!texts.ok) throw new Error(`texts of the journey: ${texts.fault.kind}`);
    this.#add(this.locale, texts.value);
  }

  async #use(locale: Locale): Promise<Problem | null> {
    this.#latest += 1;
    const mine = this.#latest;
    this.setLoading(true);
    const [texts, more] = await Promise.all([
      this.#loadTexts.execute(locale),
      this.#onJourney ? this.#loadJourneyTexts.execute(locale) : NOTHING_MORE,
    ]);
    if (mine !== this.#latest) return null;
    this.setLoading(false);
    if (!texts.ok) return texts.fault;
    if (!more.ok) return more.fault;
    this.#add(locale, texts.value);
    this.#add(locale, more.value);
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
