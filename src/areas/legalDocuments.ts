import type { LegalTable } from '#infrastructure/texts/fileLegal.ts';

/** A site shows its language's document unless country, partners or vouchers need another wording (ADR 23). */
export const LEGAL_DOCUMENTS: LegalTable = {
  conditions: {
    de: () => import('#locales/legal/documents/conditions.de.json').then((file) => file.default),
    'de-restaurants': () =>
      import('#locales/legal/documents/conditions.de-restaurants.json').then((file) => file.default),
    'de-rewards': () =>
      import('#locales/legal/documents/conditions.de-rewards.json').then((file) => file.default),
    en: () => import('#locales/legal/documents/conditions.en.json').then((file) => file.default),
    'en-021': () => import('#locales/legal/documents/conditions.en-021.json').then((file) => file.default),
    'en-restaurants': () =>
      import('#locales/legal/documents/conditions.en-restaurants.json').then((file) => file.default),
    fr: () => import('#locales/legal/documents/conditions.fr.json').then((file) => file.default),
    'fr-CA': () => import('#locales/legal/documents/conditions.fr-CA.json').then((file) => file.default),
    it: () => import('#locales/legal/documents/conditions.it.json').then((file) => file.default),
    nl: () => import('#locales/legal/documents/conditions.nl.json').then((file) => file.default),
  },
  accessibility: {
    de: () => import('#locales/legal/documents/accessibility.de.json').then((file) => file.default),
    en: () => import('#locales/legal/documents/accessibility.en.json').then((file) => file.default),
    fr: () => import('#locales/legal/documents/accessibility.fr.json').then((file) => file.default),
    it: () => import('#locales/legal/documents/accessibility.it.json').then((file) => file.default),
    nl: () => import('#locales/legal/documents/accessibility.nl.json').then((file) => file.default),
  },
  usTerms: { en: () => import('#locales/legal/documents/usTerms.en.json').then((file) => file.default) },
  usPrivacy: { en: () => import('#locales/legal/documents/usPrivacy.en.json').then((file) => file.default) },
  usNotice: { en: () => import('#locales/legal/documents/usNotice.en.json').then((file) => file.default) },
};
