import type { Locale } from '#domain/language/locale.ts';
import type { Currency } from '#domain/money/money.ts';

/** The screen of an early page; the server chooses it by path. */
export type PageKind = 'entry' | 'code' | 'wall';

/** The build's data, in an attribute of the script element, so that all sites share one script. */
export interface EarlyPlan {
  /** The first language is the one in the HTML, shown without scripts. */
  readonly locales: readonly [EarlyLocale, ...EarlyLocale[]];
  readonly country: string;
  /** The API path of the site's configuration. */
  readonly configPath: string;
  /** The site's id in the operator's log; null if nothing may be sent. */
  readonly loggedSite: string | null;
  /** Null for the entry. */
  readonly landing: EarlyLanding | null;
  /** The storage key of the language chosen on this device. */
  readonly languageKey: string;
  /** Storage keys of what replaces the code field: voucher, remaining balance, pending order. */
  readonly heldKeys: readonly string[];
  /** First path segments of pages without a navbar. */
  readonly bare: readonly string[];
}

/** An early page other than the entry: a shop's code or the wall (ADR 6). */
export interface EarlyLanding {
  /** Paths of the scripts and styles that the app needs here in every language. */
  readonly files: readonly string[];
  /** Paths and queries of the public calls that the app makes here without a voucher. */
  readonly calls: readonly string[];
  /** API paths of the calls with the link's token, which is the last path segment; null for the wall. */
  readonly link: { readonly open: string; readonly reveal: string } | null;
  /** What the first tiles need; null for a code. */
  readonly wall: EarlyWall | null;
}

export interface EarlyWall {
  /** API path and query of the wall's first shops. */
  readonly shops: string;
  /** API path of the category names; null if tiles show none. */
  readonly categories: string | null;
  readonly currency: Currency;
  readonly hiddenShopCategories: readonly number[];
}

export interface EarlyLocale {
  readonly locale: Locale;
  readonly lang: string;
  readonly title: string;
  /** Paths of the scripts with the site and the texts in this language. */
  readonly scripts: readonly string[];
  /** Further scripts for this landing page. */
  readonly landing: readonly string[];
}
