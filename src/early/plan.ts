import type { Locale } from '#domain/language/locale.ts';

/** What the build tells the early page's script; it stands in the script's element, so that the script is one for all. */
export interface EarlyPlan {
  /** The site's languages; the first one is what the page has without a script. */
  readonly locales: readonly [EarlyLocale, ...EarlyLocale[]];
  readonly country: string;
  /** Path of the call for the site's configuration. */
  readonly configPath: string;
  /** Where this device keeps the language that was chosen. */
  readonly languageKey: string;
  /** Where a tab keeps what the code field has to wait for: a voucher, a rest, an open order. */
  readonly heldKeys: readonly string[];
  /** First parts of the paths whose pages have no navbar. */
  readonly bare: readonly string[];
}

export interface EarlyLocale {
  readonly locale: Locale;
  /** The `lang` of the page. */
  readonly lang: string;
  readonly title: string;
  /** Paths of the scripts that the app needs in this language: the site, its texts. */
  readonly scripts: readonly string[];
}
