import type { SiteEntry } from '#domain/site/site.ts';
import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';

/*
 * The texts per language, and per country that differs, each in its own chunk. Every import is written out for the
 * import fences and the bundler.
 */

/**
 * Texts of the frame and the first screen. A country's file covers all screens if it is small; Northern America's is
 * large, so the rest of it is with the shared texts (ADR 5).
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

/** The wording of bank campaigns for all screens, loaded like a country's texts; the banks are German. */
const REWARD_TEXTS: TextFiles = {
  ...FIRST_TEXTS,
  'de-DE': () => import('#locales/rewards/de.json').then((file) => file.default),
};

/** Returns the texts that the first paint waits for. */
export function firstTexts({ isReward = false }: Pick<SiteEntry, 'isReward'>): TextFiles {
  return isReward ? REWARD_TEXTS : FIRST_TEXTS;
}
