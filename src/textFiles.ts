import type { SiteEntry } from '#domain/site/site.ts';
import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';

/*
 * The texts of each language, and of each country that differs, in chunks of their own. Each file is written out so
 * that the import fences and the bundler see it.
 */

/**
 * Texts of the frame and the first screen. A country's file may hold its differences for all screens where they are few;
 * those of Northern America are many, and the rest of them lies with the shared texts (ADR 5).
 */
const FIRST_TEXTS: TextFiles = {
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

/** A bank's own words, for all screens; the banks are German. They are looked for as those of a country are. */
const REWARD_TEXTS: TextFiles = {
  ...FIRST_TEXTS,
  'de-DE': () => import('#locales/rewards/de.json').then((file) => file.default),
};

/** Returns the texts that the start of a site waits for. */
export function firstTexts({ isReward = false }: Pick<SiteEntry, 'isReward'>): TextFiles {
  return isReward ? REWARD_TEXTS : FIRST_TEXTS;
}
