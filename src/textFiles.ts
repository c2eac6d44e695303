import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';

/*
 * The texts of each language, and of each country that differs, in chunks of their own. Each file is written out so
 * that the import fences and the bundler see it.
 */

/**
 * Texts of the frame and the first screen. A country's file holds its differences for all screens, since they are few.
 */
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
