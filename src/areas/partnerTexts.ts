import type { PartnerKind, Site } from '#domain/site/site.ts';
import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';
import { NO_TEXTS } from '../wiring/noTexts.ts';

/** In the languages of the sites concerned. These files hold only what differs. */
const PARTNER_TEXTS: Readonly<Record<PartnerKind, TextFiles | null>> = {
  shops: null,
  restaurants: {
    ...NO_TEXTS,
    de: () => import('#locales/restaurants/de.json').then((file) => file.default),
    en: () => import('#locales/restaurants/en.json').then((file) => file.default),
  },
};

/** What a site says instead of "shop" because its partners are something else; null where they are shops. */
export function partnerTexts({ partnerKind }: Site): TextFiles | null {
  return PARTNER_TEXTS[partnerKind];
}
