import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';

/*
 * The texts of what stands below the first screen. They lie apart from their areas, so that they come beside the code
 * and not after it. Written out one by one so that the import fences and the bundler both see them.
 */

/** What several areas say, and all that is said about problems. */
export const SHARED_TEXTS: TextFiles = {
  de: () => import('#locales/shared/de.json').then((file) => file.default),
  en: () => import('#locales/shared/en.json').then((file) => file.default),
  fr: () => import('#locales/shared/fr.json').then((file) => file.default),
  it: () => import('#locales/shared/it.json').then((file) => file.default),
  nl: () => import('#locales/shared/nl.json').then((file) => file.default),
};

/** What the wall and a shop say. */
export const SHOPS_TEXTS: TextFiles = {
  de: () => import('#locales/shops/de.json').then((file) => file.default),
  en: () => import('#locales/shops/en.json').then((file) => file.default),
  fr: () => import('#locales/shops/fr.json').then((file) => file.default),
  it: () => import('#locales/shops/it.json').then((file) => file.default),
  nl: () => import('#locales/shops/nl.json').then((file) => file.default),
};
