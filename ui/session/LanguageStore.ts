import { type i18n as I18n, createInstance } from 'i18next';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadKept } from '#application/kept/kept.ts';
import type { LoadTexts, Texts } from '#application/site/loadTexts.ts';
import { mergedTexts } from '#application/site/mergedTexts.ts';
import { chooseLocale } from '#domain/language/chooseLocale.ts';
import { type Locale, languageOf } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { INTERPOLATED } from './interpolated.ts';
import { LatestRequest } from './LatestRequest.ts';
import { MissingChunk } from './missingChunk.ts';

const FALLBACK: Locale = 'de';

/** `loading` is true while another language's texts load. */
export class LanguageStore {
  locale: Locale;
  loading = false;
  readonly i18n: I18n;
  readonly #loadTexts: LoadTexts;
  readonly #kept: ReadKept<'language'>;
  readonly #keepLanguage: (locale: Locale) => void;
  readonly #onMissingText: (locale: Locale, key: string) => void;
  /** Texts of areas added after the first screen; reloaded on each language change. */
  readonly #later = new Set<LoadTexts>();
  readonly #latest = new LatestRequest();
  #fallbackAsked = false;
  #missesTexts = false;

  constructor(
    supported: readonly [Locale, ...Locale[]],
    loadTexts: LoadTexts,
    kept: ReadKept<'language'>,
    keepLanguage: (locale: Locale) => void,
    onMissingText: (locale: Locale, key: string) => void,
  ) {
    this.#loadTexts = loadTexts;
    this.#kept = kept;
    this.#keepLanguage = keepLanguage;
    this.#onMissingText = onMissingText;
    this.i18n = createInstance().use(INTERPOLATED);
    this.locale = this.#preferred(supported);
    makeAutoObservable(this, { i18n: false, locale: observableRef }, { autoBind: true });
  }

  /**
   * Loads the first language. A problem means that there are no texts, so high maintenance is shown. Safe to repeat.
   */
  async start(): Promise<Problem | null> {
    document.documentElement.lang = this.locale;
    await this.i18n.init({
      lng: this.locale,
      fallbackLng: FALLBACK,
      load: 'currentOnly',
      resources: {},
      partialBundledLanguages: true,
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnEmptyString: false,
      saveMissing: true,
      missingKeyHandler: (_languages, _namespace, key) => this.#miss(key),
      react: { useSuspense: false },
    });
    return this.#use(this.locale);
  }

  /** Chooses again once the site's languages are known. If the texts fail to load, the former language stays. */
  async support(supported: readonly [Locale, ...Locale[]]): Promise<void> {
    const preferred = this.#preferred(supported);
    if (preferred !== this.locale) await this.#use(preferred);
  }

  /**
   * Null on success or if a newer change has superseded this one; on a problem the former language stays. Stores the
   * choice once it is in force (product 12.2).
   */
  async change(locale: Locale): Promise<Problem | null> {
    const problem = await this.#use(locale);
    if (this.locale === locale) this.#keepLanguage(locale);
    return problem;
  }

  /**
   * Adds an area's texts, now and on each language change. Throws `MissingChunk` if they fail to load; safe to repeat.
   */
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

  #preferred(supported: readonly [Locale, ...Locale[]]): Locale {
    return chooseLocale(
      {
        query: new URLSearchParams(window.location.search).get('lang'),
        saved: this.#kept.read('language'),
        browser: window.navigator.languages,
      },
      supported,
    );
  }

  async #use(locale: Locale): Promise<Problem | null> {
    const isAwaited = this.#latest.begin();
    this.become(true);
    let all: Awaited<ReturnType<LoadTexts['execute']>>[] = [];
    // An area that is added meanwhile needs its texts in this language too.
    for (let known = -1; known !== this.#later.size; ) {
      known = this.#later.size;
      all = await Promise.all([this.#loadTexts, ...this.#later].map((load) => load.execute(locale)));
      if (!isAwaited()) return null;
    }
    this.become(false);
    for (const texts of all) {
      if (!texts.ok) return texts.fault;
      this.#add(locale, texts.value);
    }
    // Without a backend of its own it changes at once, so that the page is drawn only once.
    void this.i18n.changeLanguage(locale);
    this.become(false, locale);
    return null;
  }

  /** The page shows the key itself until German replaces it. Logs the first one of the page. */
  #miss(key: string): void {
    if (!this.#missesTexts) this.#onMissingText(this.locale, key);
    this.#missesTexts = true;
    void this.#loadFallback();
  }

  /**
   * A translation dump may lack keys, which German replaces (product 12.5). Fetches the fallback once; after a failure
   * the next missing key retries.
   */
  async #loadFallback(): Promise<void> {
    if (this.#fallbackAsked || this.i18n.hasResourceBundle(FALLBACK, 'translation')) return;
    this.#fallbackAsked = true;
    const texts = await this.#loadTexts.execute(FALLBACK);
    this.#fallbackAsked = texts.ok;
    if (texts.ok) this.#add(FALLBACK, texts.value);
    // Draws again what showed keys.
    void this.i18n.changeLanguage(this.locale);
  }

  /**
   * Existing texts win: a country's own texts are added before those of its language. Draws nothing again: a language,
   * and a page of an area, are drawn only once their texts are there.
   */
  #add(locale: Locale, texts: Texts): void {
    const before = (this.i18n.getResourceBundle(locale, 'translation') ?? {}) as Texts;
    this.i18n.addResourceBundle(locale, 'translation', mergedTexts(texts, before), false, false, {
      silent: true,
      skipCopy: true,
    });
  }

  private become(loading: boolean, locale = this.locale): void {
    this.loading = loading;
    this.locale = locale;
  }

  /** `de` for `de-CH`; for texts bundled per language. */
  get language() {
    return languageOf(this.locale);
  }
}
