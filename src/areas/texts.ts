import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';

/*
 * Texts of what stands below the first screen. They are listed apart from their areas so that they are fetched side by
 * side with the code instead of after it (ADR 2). Each file is written out so that the import fences and the bundler
 * see it.
 */

/** Texts that several areas use, and all texts about problems. */
export const SHARED_TEXTS: TextFiles = {
  de: () => import('#locales/shared/de.json').then((file) => file.default),
  en: () => import('#locales/shared/en.json').then((file) => file.default),
  fr: () => import('#locales/shared/fr.json').then((file) => file.default),
  it: () => import('#locales/shared/it.json').then((file) => file.default),
  nl: () => import('#locales/shared/nl.json').then((file) => file.default),
};

/** Texts of the shop wall and of a shop's own page. */
export const SHOPS_TEXTS: TextFiles = {
  de: () => import('#locales/shops/de.json').then((file) => file.default),
  en: () => import('#locales/shops/en.json').then((file) => file.default),
  fr: () => import('#locales/shops/fr.json').then((file) => file.default),
  it: () => import('#locales/shops/it.json').then((file) => file.default),
  nl: () => import('#locales/shops/nl.json').then((file) => file.default),
};
