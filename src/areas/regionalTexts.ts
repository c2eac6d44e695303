import british from '#locales/shared/en-GB.json';
import american from '#locales/shared/en-US.json';
import belgianFrench from '#locales/shared/fr-BE.json';
import swissFrench from '#locales/shared/fr-CH.json';
import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';
import { NO_TEXTS } from '../wiring/noTexts.ts';

/**
 * What a region or a country writes otherwise below the first screen, in whatever area. Most sites have none, so this
 * lies apart from the languages, which the entry knows. A handful of texts is not worth a file of its own (ADR 5).
 */
export const REGIONAL_TEXTS: TextFiles = {
  ...NO_TEXTS,
  'en-021': () => import('#locales/shared/en-021.json').then((file) => file.default),
  'nl-BE': () => import('#locales/shared/nl-BE.json').then((file) => file.default),
  'fr-CA': () => import('#locales/shared/fr-CA.json').then((file) => file.default),
  'en-GB': () => Promise.resolve(british),
  'en-US': () => Promise.resolve(american),
  'fr-BE': () => Promise.resolve(belgianFrench),
  'fr-CH': () => Promise.resolve(swissFrench),
};
