import type { PartnerKind, Site } from '#domain/site/site.ts';
import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';
import { NO_TEXTS } from '../wiring/noTexts.ts';

/** Only the texts that differ, in the languages of the affected sites; null if the usual texts fit. */
const PARTNER_TEXTS: Readonly<Record<PartnerKind, TextFiles | null>> = {
  shops: null,
  restaurants: {
    ...NO_TEXTS,
    de: () => import('#locales/restaurants/de.json').then((file) => file.default),
    en: () => import('#locales/restaurants/en.json').then((file) => file.default),
  },
};

/** Returns the texts of a site whose partners are not shops; null if they are. */
export function partnerTexts({ partnerKind }: Site): TextFiles | null {
  return PARTNER_TEXTS[partnerKind];
}
