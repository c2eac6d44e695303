import british from '#locales/shared/en-GB.json';
import american from '#locales/shared/en-US.json';
import belgianFrench from '#locales/shared/fr-BE.json';
import swissFrench from '#locales/shared/fr-CH.json';
import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';
import { NO_TEXTS } from '../wiring/noTexts.ts';

/**
 * Regional and national wording below the first screen, for all areas. Most sites have none, so it is apart from the
 * languages in the entry chunk. A handful of texts is inlined instead of a separate file (ADR 5).
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
