import type { PartnerKind } from '#domain/site/site.ts';
import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';
import { NO_TEXTS } from './wiring/noTexts.ts';

/**
 * What is said instead of "shop" where partners are something else, in the languages of the sites concerned. These
 * files hold only what differs.
 */
export const PARTNER_TEXTS: Readonly<Record<PartnerKind, TextFiles | null>> = {
  shops: null,
  restaurants: {
    ...NO_TEXTS,
    de: () => import('#locales/restaurants/de.json').then((file) => file.default),
    en: () => import('#locales/restaurants/en.json').then((file) => file.default),
  },
};
