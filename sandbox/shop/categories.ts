import type { Localised } from '../core/language.ts';

export interface Category {
  readonly id: number;
  readonly urlName: string;
  readonly name: Localised;
  readonly promoted?: true;
}

/** Of the general wall. Ids 24 to 35 are hidden by the app on the bank campaigns (specification 5). */
export const SHOP_CATEGORIES = [
  {
    id: 1,
    urlName: 'fashion',
    promoted: true,
    name: { de: 'Mode', en: 'Fashion', fr: 'Mode', it: 'Moda', nl: 'Mode' },
  },
  {
    id: 2,
    urlName: 'shoes',
    name: {
      de: 'Schuhe & Taschen',
      en: 'Shoes & bags',
      fr: 'Chaussures et sacs',
      it: 'Scarpe e borse',
      nl: 'Schoenen en tassen',
    },
  },
  {
    id: 3,
    urlName: 'books',
    promoted: true,
    name: {
      de: 'Bücher & Medien',
      en: 'Books & media',
      fr: 'Livres et médias',
      it: 'Libri e media',
      nl: 'Boeken en media',
    },
  },
  {
    id: 4,
    urlName: 'electronics',
    promoted: true,
    name: { de: 'Technik', en: 'Electronics', fr: 'Électronique', it: 'Elettronica', nl: 'Elektronica' },
  },
  {
    id: 5,
    urlName: 'home',
    promoted: true,
    name: { de: 'Wohnen', en: 'Home & living', fr: 'Maison', it: 'Casa', nl: 'Wonen' },
  },
  {
    id: 6,
    urlName: 'garden',
    name: {
      de: 'Garten & Heimwerken',
      en: 'Garden & DIY',
      fr: 'Jardin et bricolage',
      it: 'Giardino e fai da te',
      nl: 'Tuin en klussen',
    },
  },
  {
    id: 7,
    urlName: 'sports',
    promoted: true,
    name: {
      de: 'Sport & Outdoor',
      en: 'Sports & outdoor',
      fr: 'Sport et plein air',
      it: 'Sport e outdoor',
      nl: 'Sport en outdoor',
    },
  },
  {
    id: 8,
    urlName: 'family',
    name: {
      de: 'Spielzeug & Familie',
      en: 'Toys & family',
      fr: 'Jouets et famille',
      it: 'Giochi e famiglia',
      nl: 'Speelgoed en gezin',
    },
  },
  {
    id: 9,
    urlName: 'beauty',
    name: {
      de: 'Beauty & Duft',
      en: 'Beauty & fragrance',
      fr: 'Beauté et parfum',
      it: 'Bellezza e profumi',
      nl: 'Beauty en geur',
    },
  },
  {
    id: 10,
    urlName: 'jewellery',
    name: {
      de: 'Schmuck & Uhren',
      en: 'Jewellery & watches',
      fr: 'Bijoux et montres',
      it: 'Gioielli e orologi',
      nl: 'Sieraden en horloges',
    },
  },
  {
    id: 11,
    urlName: 'delicacies',
    name: {
      de: 'Genuss & Feinkost',
      en: 'Food & delicacies',
      fr: 'Épicerie fine',
      it: 'Cibo e specialità',
      nl: 'Eten en delicatessen',
    },
  },
  {
    id: 12,
    urlName: 'travel',
    promoted: true,
    name: {
      de: 'Reisen & Hotels',
      en: 'Travel & hotels',
      fr: 'Voyages et hôtels',
      it: 'Viaggi e hotel',
      nl: 'Reizen en hotels',
    },
  },
  {
    id: 13,
    urlName: 'leisure',
    name: {
      de: 'Freizeit & Erlebnis',
      en: 'Leisure & experiences',
      fr: 'Loisirs',
      it: 'Tempo libero',
      nl: 'Vrije tijd',
    },
  },
  {
    id: 14,
    urlName: 'pets',
    name: { de: 'Haustier', en: 'Pets', fr: 'Animaux', it: 'Animali', nl: 'Huisdieren' },
  },
  {
    id: 15,
    urlName: 'crafts',
    name: {
      de: 'Basteln & Papier',
      en: 'Crafts & stationery',
      fr: 'Loisirs créatifs',
      it: 'Hobby e carta',
      nl: 'Hobby en papier',
    },
  },
  {
    id: 16,
    urlName: 'wellbeing',
    name: {
      de: 'Gesundheit & Optik',
      en: 'Health & optics',
      fr: 'Santé et optique',
      it: 'Salute e ottica',
      nl: 'Gezondheid en optiek',
    },
  },
  {
    id: 24,
    urlName: 'mobility',
    name: {
      de: 'Tanken & Laden',
      en: 'Fuel & charging',
      fr: 'Carburant et recharge',
      it: 'Carburante e ricarica',
      nl: 'Tanken en laden',
    },
  },
  {
    id: 26,
    urlName: 'marketplaces',
    name: {
      de: 'Marktplätze',
      en: 'Marketplaces',
      fr: 'Places de marché',
      it: 'Marketplace',
      nl: 'Marktplaatsen',
    },
  },
  {
    id: 28,
    urlName: 'games',
    name: {
      de: 'Games & Streaming',
      en: 'Games & streaming',
      fr: 'Jeux et streaming',
      it: 'Giochi e streaming',
      nl: 'Games en streaming',
    },
  },
  {
    id: 30,
    urlName: 'tickets',
    name: {
      de: 'Tickets & Kino',
      en: 'Tickets & cinema',
      fr: 'Billets et cinéma',
      it: 'Biglietti e cinema',
      nl: 'Tickets en bioscoop',
    },
  },
] as const satisfies readonly Category[];

/** Of the restaurant voucher's wall. */
export const CUISINES = [
  {
    id: 41,
    urlName: 'italian',
    promoted: true,
    name: { de: 'Italienisch', en: 'Italian', fr: 'Italien', it: 'Italiana', nl: 'Italiaans' },
  },
  {
    id: 42,
    urlName: 'regional',
    promoted: true,
    name: { de: 'Regional', en: 'Regional', fr: 'Régional', it: 'Regionale', nl: 'Regionaal' },
  },
  {
    id: 43,
    urlName: 'french',
    name: { de: 'Französisch', en: 'French', fr: 'Français', it: 'Francese', nl: 'Frans' },
  },
  {
    id: 44,
    urlName: 'japanese',
    promoted: true,
    name: { de: 'Japanisch', en: 'Japanese', fr: 'Japonais', it: 'Giapponese', nl: 'Japans' },
  },
  {
    id: 45,
    urlName: 'greek',
    name: { de: 'Griechisch', en: 'Greek', fr: 'Grec', it: 'Greca', nl: 'Grieks' },
  },
  {
    id: 46,
    urlName: 'indian',
    name: { de: 'Indisch', en: 'Indian', fr: 'Indien', it: 'Indiana', nl: 'Indiaas' },
  },
  {
    id: 47,
    urlName: 'grill',
    promoted: true,
    name: {
      de: 'Burger & Grill',
      en: 'Burgers & grill',
      fr: 'Burgers et grill',
      it: 'Burger e griglia',
      nl: 'Burgers en grill',
    },
  },
  {
    id: 48,
    urlName: 'cafe',
    name: {
      de: 'Café & Frühstück',
      en: 'Café & breakfast',
      fr: 'Café et brunch',
      it: 'Caffè e colazione',
      nl: 'Café en ontbijt',
    },
  },
  {
    id: 49,
    urlName: 'vegetarian',
    name: {
      de: 'Vegetarisch & vegan',
      en: 'Vegetarian & vegan',
      fr: 'Végétarien et végan',
      it: 'Vegetariana e vegana',
      nl: 'Vegetarisch en vegan',
    },
  },
  {
    id: 50,
    urlName: 'fish',
    name: {
      de: 'Fisch & Meer',
      en: 'Fish & seafood',
      fr: 'Poisson et mer',
      it: 'Pesce e mare',
      nl: 'Vis en zee',
    },
  },
] as const satisfies readonly Category[];
