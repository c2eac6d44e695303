import { words } from './names.ts';

/** Invented words of restaurant names, by the cuisine's url name. */
interface RestaurantWords {
  readonly kinds: readonly string[];
  readonly names: readonly string[];
}

export const RESTAURANT_WORDS: Readonly<Record<string, RestaurantWords>> = {
  italian: {
    kinds: words('Trattoria, Osteria, Ristorante, Pizzeria, Enoteca'),
    names: words(
      'Bellarosa, Da Ennio, Il Fico, Luna Piena, Nonna Delfina, Al Ponticello, Vecchia Torre, ' +
        'San Brizio, La Cicala',
    ),
  },
  regional: {
    kinds: words('Gasthaus, Wirtshaus, Gasthof, Brauhaus, Landhaus'),
    names: words(
      'Zum Hirschsprung, Alte Mühle, Goldener Kranich, Zur Linde am See, Drei Eichen, Am Mühlbach, ' +
        'Zum Nussbaum, Fuchsbau, Sonnwirt',
    ),
  },
  french: {
    kinds: words('Brasserie, Bistrot, Auberge, La Table, Petit'),
    names: words(
      "Madeleine, du Moulin, Clairefontaine, d'Octave, des Tilleuls, Rivoire, Ambroisie Bleue, " +
        'Marcelline, Sauvignac',
    ),
  },
  japanese: {
    kinds: words('Sushi, Ramen, Izakaya, Kitchen, Bento'),
    names: words('Tsukimiya, Hoshizora, Aomori Bay, Kazehana, Yukimori, Nami, Sorakumo, Komorebi, Mizuumi'),
  },
  greek: {
    kinds: words('Taverna, Ouzeri, Estia, Meze, Kafenio'),
    names: words('Thalassini, Elaia, Kalliopi, Mythologia, Petrino, Ammos, Platanos, Selini, Avlaki'),
  },
  indian: {
    kinds: words('Curry, Tandoor, Masala, Spice, Thali'),
    names: words(
      'Chandrapur, Lotus Court, Monsoon Hall, Saffron Gate, Jasmina, Peacock Garden, Neelam, Kamala, ' +
        'Tamarind Tree',
    ),
  },
  grill: {
    kinds: words('Burger, Smokehouse, Grill, Steakhouse, Diner'),
    names: words(
      'Bold Brothers, Ember & Oak, Red Lantern, Rusty Spoon, Big Otis, Kettle Creek, Nine Coals, ' +
        'Buffalo Moon, Route Sixty',
    ),
  },
  cafe: {
    kinds: words('Café, Kaffeehaus, Brunch, Konditorei, Bakehouse'),
    names: words(
      'Mondschein, Frühling, Zimtstern, Paulette, Himmelblau, Ottilie, Bergamotte, Sahnehaube, Ludmilla',
    ),
  },
  vegetarian: {
    kinds: words('Green, Garten, Wild, Vegan, Fresh'),
    names: words(
      'Fennel, Artischocke, Sprout, Radish Club, Pomelo, Wurzelwerk, Basilika, Lemonleaf, Kohlrabi',
    ),
  },
  fish: {
    kinds: words('Fischhaus, Oyster, Kombüse, Harbour, Seafood'),
    names: words(
      'Nordstern, Ankerplatz, Blue Lagoon, Kutter Karl, Salzwiese, Seven Seas, Leuchtturm, Gezeiten, ' +
        'Perlmutt',
    ),
  },
};
