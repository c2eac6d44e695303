import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';

/*
 * The texts of each language in chunks of their own, and what a country says differently. Written out one by one
 * so that the import fences and the bundler both see them.
 */

/** What the frame and the first screen say. A country's few differences come whole, they are small. */
export const FIRST_TEXTS: TextFiles = {
  de: () => import('#locales/de.json').then((file) => file.default),
  en: () => import('#locales/en.json').then((file) => file.default),
  fr: () => import('#locales/fr.json').then((file) => file.default),
  it: () => import('#locales/it.json').then((file) => file.default),
  nl: () => import('#locales/nl.json').then((file) => file.default),
  'de-CH': () => import('#locales/de-CH.json').then((file) => file.default),
  'fr-CH': () => import('#locales/fr-CH.json').then((file) => file.default),
  'it-CH': () => import('#locales/it-CH.json').then((file) => file.default),
  'fr-BE': () => import('#locales/fr-BE.json').then((file) => file.default),
  'nl-BE': () => import('#locales/nl-BE.json').then((file) => file.default),
};
