import type { Localised } from '../core/language.ts';

export interface Category {
  readonly id: number;
  readonly urlName: string;
  readonly name: Localised;
  readonly promoted?: true;
}

/** Categories of the general wall. The app hides ids 24 to 35 on bank campaigns (product 5.8). */
export const SHOP_CATEGORIES: readonly Category[] = [
  promoted(category(1, 'fashion', 'Mode', 'Fashion', 'Mode', 'Moda', 'Mode')),
  category(
    2,
    'shoes',
    'Schuhe & Taschen',
    'Shoes & bags',
    'Chaussures et sacs',
    'Scarpe e borse',
    'Schoenen en tassen',
  ),
  promoted(
    category(
      3,
      'books',
      'Bücher & Medien',
      'Books & media',
      'Livres et médias',
      'Libri e media',
      'Boeken en media',
    ),
  ),
  promoted(
    category(4, 'electronics', 'Technik', 'Electronics', 'Électronique', 'Elettronica', 'Elektronica'),
  ),
  promoted(category(5, 'home', 'Wohnen', 'Home & living', 'Maison', 'Casa', 'Wonen')),
  category(
    6,
    'garden',
    'Garten & Heimwerken',
    'Garden & DIY',
    'Jardin et bricolage',
    'Giardino e fai da te',
    'Tuin en klussen',
  ),
  promoted(
    category(
      7,
      'sports',
      'Sport & Outdoor',
      'Sports & outdoor',
      'Sport et plein air',
      'Sport e outdoor',
      'Sport en outdoor',
    ),
  ),
  category(
    8,
    'family',
    'Spielzeug & Familie',
    'Toys & family',
    'Jouets et famille',
    'Giochi e famiglia',
    'Speelgoed en gezin',
  ),
  category(
    9,
    'beauty',
    'Beauty & Duft',
    'Beauty & fragrance',
    'Beauté et parfum',
    'Bellezza e profumi',
    'Beauty en geur',
  ),
  category(
    10,
    'jewellery',
    'Schmuck & Uhren',
    'Jewellery & watches',
    'Bijoux et montres',
    'Gioielli e orologi',
    'Sieraden en horloges',
  ),
  category(
    11,
    'delicacies',
    'Genuss & Feinkost',
    'Food & delicacies',
    'Épicerie fine',
    'Cibo e specialità',
    'Eten en delicatessen',
  ),
  promoted(
    category(
      12,
      'travel',
      'Reisen & Hotels',
      'Travel & hotels',
      'Voyages et hôtels',
      'Viaggi e hotel',
      'Reizen en hotels',
    ),
  ),
  category(
    13,
    'leisure',
    'Freizeit & Erlebnis',
    'Leisure & experiences',
    'Loisirs',
    'Tempo libero',
    'Vrije tijd',
  ),
  category(14, 'pets', 'Haustier', 'Pets', 'Animaux', 'Animali', 'Huisdieren'),
  category(
    15,
    'crafts',
    'Basteln & Papier',
    'Crafts & stationery',
    'Loisirs créatifs',
    'Hobby e carta',
    'Hobby en papier',
  ),
  category(
    16,
    'wellbeing',
    'Gesundheit & Optik',
    'Health & optics',
    'Santé et optique',
    'Salute e ottica',
    'Gezondheid en optiek',
  ),
  category(
    24,
    'mobility',
    'Tanken & Laden',
    'Fuel & charging',
    'Carburant et recharge',
    'Carburante e ricarica',
    'Tanken en laden',
  ),
  category(
    26,
    'marketplaces',
    'Marktplätze',
    'Marketplaces',
    'Places de marché',
    'Marketplace',
    'Marktplaatsen',
  ),
  category(
    28,
    'games',
    'Games & Streaming',
    'Games & streaming',
    'Jeux et streaming',
    'Giochi e streaming',
    'Games en streaming',
  ),
  category(
    30,
    'tickets',
    'Tickets & Kino',
    'Tickets & cinema',
    'Billets et cinéma',
    'Biglietti e cinema',
    'Tickets en bioscoop',
  ),
];

/** Categories of the restaurant wall. */
export const CUISINES: readonly Category[] = [
  promoted(category(41, 'italian', 'Italienisch', 'Italian', 'Italien', 'Italiana', 'Italiaans')),
  promoted(category(42, 'regional', 'Regional', 'Regional', 'Régional', 'Regionale', 'Regionaal')),
  category(43, 'french', 'Französisch', 'French', 'Français', 'Francese', 'Frans'),
  promoted(category(44, 'japanese', 'Japanisch', 'Japanese', 'Japonais', 'Giapponese', 'Japans')),
  category(45, 'greek', 'Griechisch', 'Greek', 'Grec', 'Greca', 'Grieks'),
  category(46, 'indian', 'Indisch', 'Indian', 'Indien', 'Indiana', 'Indiaas'),
  promoted(
    category(
      47,
      'grill',
      'Burger & Grill',
      'Burgers & grill',
      'Burgers et grill',
      'Burger e griglia',
      'Burgers en grill',
    ),
  ),
  category(
    48,
    'cafe',
    'Café & Frühstück',
    'Café & breakfast',
    'Café et brunch',
    'Caffè e colazione',
    'Café en ontbijt',
  ),
  category(
    49,
    'vegetarian',
    'Vegetarisch & vegan',
    'Vegetarian & vegan',
    'Végétarien et végan',
    'Vegetariana e vegana',
    'Vegetarisch en vegan',
  ),
  category(50, 'fish', 'Fisch & Meer', 'Fish & seafood', 'Poisson et mer', 'Pesce e mare', 'Vis en zee'),
];

/** Names in the order de, en, fr, it, nl. */
function category(
  id: number,
  urlName: string,
  ...[de, en, fr, it, nl]: [string, string, string, string, string]
): Category {
  return { id, urlName, name: { de, en, fr, it, nl } };
}

function promoted(shown: Category): Category {
  return { ...shown, promoted: true };
}
