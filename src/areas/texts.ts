import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';

/*
 * Texts below the first screen. They are listed apart from their areas to be fetched in parallel with the code (ADR 2).
 * Every import is written out for the import fences and the bundler.
 */

/** Texts that several areas use, and all texts about problems. */
export const SHARED_TEXTS: TextFiles = {
  de: () => import('#locales/shared/de.json').then((file) => file.default),
  en: () => import('#locales/shared/en.json').then((file) => file.default),
  fr: () => import('#locales/shared/fr.json').then((file) => file.default),
  it: () => import('#locales/shared/it.json').then((file) => file.default),
  nl: () => import('#locales/shared/nl.json').then((file) => file.default),
};

export const SHOPS_TEXTS: TextFiles = {
  de: () => import('#locales/shops/de.json').then((file) => file.default),
  en: () => import('#locales/shops/en.json').then((file) => file.default),
  fr: () => import('#locales/shops/fr.json').then((file) => file.default),
  it: () => import('#locales/shops/it.json').then((file) => file.default),
  nl: () => import('#locales/shops/nl.json').then((file) => file.default),
};
