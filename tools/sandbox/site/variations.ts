import { pictureAddress } from '../core/picture.ts';
import type { Language, Localised } from '../core/language.ts';
import { present } from '../core/present.ts';
import { type SandboxSite, siteOfId } from '../core/sites.ts';
import type { Wire } from '../core/wire.ts';

interface VariationSeed {
  readonly urlName: string;
  readonly sites: readonly string[];
  readonly brandingColor: string;
  readonly keyVisualImage: string;
  readonly logo?: string;
  /** Differs from the site's own category. */
  readonly voucherCategory?: number;
  /** The distribution of its wall's vouchers. */
  readonly distribution?: string;
  readonly name: Localised;
  readonly heading: Localised;
  readonly text: Localised;
}

const VARIATIONS: readonly VariationSeed[] = [
  {
    urlName: 'birthday',
    sites: ['de', 'at', 'gb', 'us'],
    brandingColor: '#7a2e8e',
    keyVisualImage: pictureAddress('variations/birthday'),
    name: { de: 'Geburtstag', en: 'Birthday', fr: 'Anniversaire', it: 'Compleanno', nl: 'Verjaardag' },
    heading: {
      de: 'Alles Gute zum Geburtstag',
      en: 'Happy birthday',
      fr: 'Joyeux anniversaire',
      it: 'Buon compleanno',
      nl: 'Gefeliciteerd',
    },
    text: {
      de: 'Suchen Sie sich etwas Schönes aus: Der Gutschein gilt bei allen Partnern.',
      en: 'Choose something nice: the voucher is good at all partners.',
      fr: 'Faites-vous plaisir : le bon est valable chez tous les partenaires.',
      it: 'Scelga qualcosa di bello: il buono vale presso tutti i partner.',
      nl: 'Kies iets moois: de bon is geldig bij alle partners.',
    },
  },
  {
    urlName: 'wellness',
    sites: ['de', 'at'],
    brandingColor: '#0b7b6b',
    keyVisualImage: pictureAddress('variations/wellness'),
    distribution: 'PROMOTION',
    name: { de: 'Wellness', en: 'Wellness', fr: 'Bien-être', it: 'Benessere', nl: 'Wellness' },
    heading: {
      de: 'Zeit für sich',
      en: 'Time for yourself',
      fr: 'Du temps pour vous',
      it: 'Tempo per sé',
      nl: 'Tijd voor uzelf',
    },
    text: {
      de: 'Lösen Sie Ihren Gutschein für Ruhe, Wärme und gutes Licht ein.',
      en: 'Redeem your voucher for quiet, warmth and good light.',
      fr: 'Échangez votre bon contre du calme et de la chaleur.',
      it: 'Usi il suo buono per quiete e calore.',
      nl: 'Wissel uw bon in voor rust en warmte.',
    },
  },
  {
    urlName: 'cardholders',
    sites: ['de'],
    brandingColor: '#31508f',
    keyVisualImage: pictureAddress('variations/cardholders'),
    logo: '/brands/card-network/logo.svg',
    voucherCategory: siteOfId('card-network').categoryId,
    name: {
      de: 'Karteninhaber',
      en: 'Cardholders',
      fr: 'Titulaires de carte',
      it: 'Titolari di carta',
      nl: 'Kaarthouders',
    },
    heading: {
      de: 'Ihr Gutschein zur Karte',
      en: 'The voucher that comes with your card',
      fr: 'Le bon qui va avec votre carte',
      it: 'Il buono legato alla sua carta',
      nl: 'De bon bij uw kaart',
    },
    text: {
      de: 'Geben Sie den Code ein, den Sie zu Ihrer Karte bekommen haben.',
      en: 'Enter the code that you were given with your card.',
      fr: 'Saisissez le code que vous avez reçu avec votre carte.',
      it: 'Inserisca il codice che ha ricevuto con la sua carta.',
      nl: 'Vul de code in die u bij uw kaart hebt gekregen.',
    },
  },
];

/** The site's variations without texts, for the start-up call. */
export function variationEntries(site: SandboxSite, language: Language): Wire['VariationEntry'][] {
  return VARIATIONS.filter(({ sites }) => sites.includes(site.id)).map((variation) => ({
    urlName: variation.urlName,
    name: variation.name[language],
    voucherCategory: variation.voucherCategory ?? site.categoryId,
  }));
}

/** `undefined` if the site has no variation of this name. */
export function variationOf(
  site: SandboxSite,
  urlName: string,
  language: Language,
): Wire['Variation'] | undefined {
  const seed = VARIATIONS.find(
    (variation) => variation.urlName === urlName && variation.sites.includes(site.id),
  );
  if (seed === undefined) return undefined;
  const { name, heading, text, voucherCategory = site.categoryId, distribution, logo } = seed;
  return {
    urlName,
    name: name[language],
    voucherCategory,
    heading: heading[language],
    text: text[language],
    keyVisualImage: seed.keyVisualImage,
    brandingColor: seed.brandingColor,
    ...present({ distribution, logo }),
  };
}
