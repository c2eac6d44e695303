import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';

/** What is said after a redemption. It lies apart from the other texts' list, so that the entry does not name it. */
export const AFTERCARE_TEXTS: TextFiles = {
  de: () => import('#locales/aftercare/de.json').then((file) => file.default),
  en: () => import('#locales/aftercare/en.json').then((file) => file.default),
  fr: () => import('#locales/aftercare/fr.json').then((file) => file.default),
  it: () => import('#locales/aftercare/it.json').then((file) => file.default),
  nl: () => import('#locales/aftercare/nl.json').then((file) => file.default),
};
