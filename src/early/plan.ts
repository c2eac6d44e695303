import type { Locale } from '#domain/language/locale.ts';
import type { Currency } from '#domain/money/money.ts';

/** Which screen stands in an early page: the server chooses it by the path. */
export type PageKind = 'entry' | 'code' | 'wall';

/** What the build tells the early page's script; it stands in the script's element, so that the script is one for all. */
export interface EarlyPlan {
  /** The site's languages; the first one is what the page has without a script. */
  readonly locales: readonly [EarlyLocale, ...EarlyLocale[]];
  readonly country: string;
  /** Path of the call for the site's configuration. */
  readonly configPath: string;
  /** What stands in the page if that is not the entry; null for the entry. */
  readonly landing: EarlyLanding | null;
  /** Where this device keeps the language that was chosen. */
  readonly languageKey: string;
  /** Where a tab keeps what the code field has to wait for: a voucher, a rest, an open order. */
  readonly heldKeys: readonly string[];
  /** First parts of the paths whose pages have no navbar. */
  readonly bare: readonly string[];
}

/** A page besides the entry that links lead to: of a shop's code, or of all shops (ADR 6). */
export interface EarlyLanding {
  /** Paths of the scripts and styles that the app needs there in every language. */
  readonly files: readonly string[];
  /** Paths, with their queries, of public calls that it makes there without a voucher. */
  readonly calls: readonly string[];
  /** Paths of the calls with the link's token, which is the last part of the address; null for the wall. */
  readonly link: { readonly open: string; readonly reveal: string } | null;
  /** What the first tiles of a wall are read from; null for a code. */
  readonly wall: EarlyWall | null;
}

export interface EarlyWall {
  /** Path of the call for the shops that a wall begins with, with its query. */
  readonly shops: string;
  /** Path of the call for the names of the shops' kinds, where tiles say these; else null. */
  readonly categories: string | null;
  readonly currency: Currency;
  readonly hiddenShopCategories: readonly number[];
}

export interface EarlyLocale {
  readonly locale: Locale;
  /** The `lang` of the page. */
  readonly lang: string;
  readonly title: string;
  /** Paths of the scripts that the app needs in this language: the site, its texts. */
  readonly scripts: readonly string[];
  /** Those that it needs besides on this landing. */
  readonly landing: readonly string[];
}
