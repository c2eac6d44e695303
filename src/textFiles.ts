import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';

/*
 * The texts of each language, and of each country that differs, in chunks of their own. Each file is written out so
 * that the import fences and the bundler see it.
 */

/**
 * Texts of the frame and the first screen. A country's file may hold its differences for all screens where they are few;
 * those of Northern America are many, and the rest of them lies with the shared texts (ADR 41).
 */
export const FIRST_TEXTS: TextFiles = {
  de: () => import('#locales/de.json').then((file) => file.default),
  en: () => import('#locales/en.json').then((file) => file.default),
  fr: () => import('#locales/fr.json').then((file) => file.default),
  it: () => import('#locales/it.json').then((file) => file.default),
  nl: () => import('#locales/nl.json').then((file) => file.default),
  'de-CH': () => import('#locales/de-CH.json').then((file) => file.default),
  'it-CH': () => import('#locales/it-CH.json').then((file) => file.default),
  'nl-BE': () => import('#locales/nl-BE.json').then((file) => file.default),
  'en-021': () => import('#locales/en-021.json').then((file) => file.default),
  'fr-CA': () => import('#locales/fr-CA.json').then((file) => file.default),
};
