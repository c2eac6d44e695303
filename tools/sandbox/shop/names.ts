/** Invented words of shop names, by the category's url name. */
interface NameWords {
  /** Names of one word. */
  readonly coined: readonly string[];
  /** Second words: "Nordlicht Books". */
  readonly tails: readonly string[];
}

export const NAME_WORDS: Readonly<Record<string, NameWords>> = {
  fashion: {
    coined: words(
      'Velmora, Tessaluna, Orvesse, Marenne, Lisabeau, Covelle, Fiorasca, Nuvanti, Elowisse, ' +
        'Brisane, Saldorra',
    ),
    tails: words('Mode, Atelier, Apparel, Wardrobe, Fashion, Couture, Denim, Knitwear, Threads'),
  },
  shoes: {
    coined: words(
      'Pantarella, Solvano, Strideon, Calzetti, Laufwerk, Tressora, Mocavel, Sandrine, Bootwell, ' +
        'Corvetta, Passolino',
    ),
    tails: words('Shoes, Schuhwerk, Leather, Sneakers, Bags, Footwear, Boots, Luggage, Satchels'),
  },
  books: {
    coined: words(
      'Lektura, Papyrion, Folianto, Versano, Bibliora, Tintenfass, Quartavel, Lesewinkel, Novellino, ' +
        'Bookaria, Scriptelle',
    ),
    tails: words('Books, Buchhandel, Library, Reads, Antiquariat, Comics, Audio, Pages, Stories'),
  },
  electronics: {
    coined: words(
      'Voltaron, Techmira, Pixelhaus, Ohmega, Digivanta, Circuitry, Elektrano, Nanovo, Byteworks, ' +
        'Lumatec, Sonarix',
    ),
    tails: words('Electronics, Technik, Audio, Devices, Digital, Photo, Hi-Fi, Gadgets, Mobile'),
  },
  home: {
    coined: words(
      'Domvira, Casalune, Wohnwerk, Habitelle, Nestora, Lamparo, Stoffreich, Mobilora, Hygglund, ' +
        'Interva, Kissenglück',
    ),
    tails: words('Living, Interiors, Home, Möbel, Linen, Lights, Ceramics, Kitchen, Rooms'),
  },
  garden: {
    coined: words(
      'Gartano, Florabell, Hammerhof, Verdissa, Spatenstich, Werkaro, Terravel, Botanessa, ' +
        'Schraubwerk, Orchardia, Grünwerk',
    ),
    tails: words('Garden, Tools, Botanics, Hardware, Greenhouse, Seeds, Workshop, Nursery, Timber'),
  },
  sports: {
    coined: words(
      'Kineva, Alpinora, Tourado, Veloria, Gipfelwerk, Runica, Skadira, Ascendro, Paddelton, Fitaro, ' +
        'Höhenzug',
    ),
    tails: words('Outdoor, Sports, Cycling, Climbing, Running, Mountain, Golf, Surf, Athletics'),
  },
  family: {
    coined: words(
      'Kikeriku, Spielora, Tobolino, Purzelix, Minimondo, Rumpelzauber, Ludovette, Bambelina, ' +
        'Puzzlino, Fridolina, Knuffelwelt',
    ),
    tails: words('Toys, Kids, Spielwaren, Playroom, Family, Baby, Puzzles, Puppets, Games'),
  },
  beauty: {
    coined: words(
      'Aromelle, Rosavie, Essenzia, Lavandelle, Puravida Skin, Florisse, Glowanda, Perfumora, ' +
        'Belisande, Cremosa, Savonette',
    ),
    tails: words('Beauty, Perfumes, Cosmetics, Skincare, Soaps, Parfumerie, Hair, Essentials, Spa'),
  },
  jewellery: {
    coined: words(
      'Orlinde, Gemmora, Aurelisse, Chronava, Diademe, Perlavita, Argentelle, Karatello, ' +
        'Tourbinaire, Safirelle, Goldrausch',
    ),
    tails: words('Jewels, Schmuck, Watches, Goldsmiths, Pearls, Time, Silver, Rings, Gems'),
  },
  delicacies: {
    coined: words(
      'Gustavia, Olivetta, Schmausewerk, Cacaofino, Vinothea, Teekessel, Fromaline, Röstwerk, ' +
        'Pestovino, Honigtau, Brotzeitler',
    ),
    tails: words('Feinkost, Chocolates, Wines, Coffee, Tea, Delicatessen, Bakery, Spices, Pantry'),
  },
  travel: {
    coined: words(
      'Viatora, Fernwehr, Horizonte, Reisewolke, Hotelissimo, Nomadica, Kofferpack, Insulare, ' +
        'Bahnfrei, Ventoria, Weltenbummel',
    ),
    tails: words('Travel, Reisen, Hotels, Journeys, Resorts, Getaways, Cruises, Holidays, Lodges'),
  },
  leisure: {
    coined: words(
      'Erlebnova, Freudensprung, Kletterix, Escapandor, Bowlaria, Thermara, Ballonella, Trampolina, ' +
        'Abentura, Kurvenreich, Museumia',
    ),
    tails: words('Experiences, Park, Adventures, Thermal, Climbing, Escape, Museum, Studio, Lanes'),
  },
  pets: {
    coined: words(
      'Pfotenglück, Schnauzwerk, Zoolino, Miaumira, Wuffelix, Aquavanta, Tierlinde, Schnurrli, ' +
        'Hoppelhof, Canelia, Federling',
    ),
    tails: words('Pets, Tierwelt, Petfood, Aquaristics, Stables, Paws, Kennel, Feathers, Treats'),
  },
  crafts: {
    coined: words(
      'Bastelino, Wollmeer, Papierlust, Farbenklecks, Nadelfein, Kreativo, Tuschwerk, Perlarte, ' +
        'Knopfloch, Scherenschnitt, Letterino',
    ),
    tails: words('Crafts, Papeterie, Yarns, Fabrics, Paints, Stationery, Paper, Colours, Buttons'),
  },
  wellbeing: {
    coined: words(
      'Vitalora, Optivista, Apothella, Salubria, Brillenwerk, Yogamira, Kräuterhof, Medivita, ' +
        'Sehstern, Balancia, Naturelle Plus',
    ),
    tails: words('Optics, Pharmacy, Wellness, Vitality, Naturals, Yoga, Eyewear, Remedies, Balance'),
  },
  mobility: {
    coined: words('Tankaro, Voltbahn, Ladewerk, Petrovia, Rollando, Chargelane'),
    tails: words('Fuel, Charging, Mobility, Stations, E-Drive'),
  },
  marketplaces: {
    coined: words('Allesda, Marktora, Bazaria, Hallodeal, Omnivero'),
    tails: words('Market, Bazaar, Everything, Emporium, Marketplace'),
  },
  games: {
    coined: words(
      'Streamora, Pixelquest, Gamaldo, Serienwelt, Joystika, Melodeon, Playvanta, Klangwolke, ' +
        'Levelupia, Quizzaro',
    ),
    tails: words('Games, Streaming, Music, Play, Arcade, Films, Sounds, Studios'),
  },
  tickets: {
    coined: words(
      'Ticketino, Kinoptikum, Bühnenreif, Flimmerix, Konzertina, Premiera, Applausio, Logenplatz',
    ),
    tails: words('Tickets, Cinema, Theatre, Concerts, Stage, Opera, Festival, Arena'),
  },
};

/** First words: "Nordlicht Books". */
export const HEADS = words(
  'Nordlicht, Amberwood, Birkenhof, Blauwal, Cedar Lane, Distelfink, Ebbe & Flut, Fernblick, ' +
    'Goldfink, Hazelmoor, Isarflimmern, Juniper, Kieselbach, Larkspur, Morgenrot, Nachtigall, ' +
    'Oleander, Pinienhof, Quellgrund, Rosenquarz, Silbermond, Tannengrund, Ulmenweg, Vogelflug, ' +
    'Weidenkorb, Zirbelhaus, Willowbrook, Foxglove, Ravenstone, Copper Kettle, Blue Heron, ' +
    'Red Maple, Little Owl, Paper Moon, Green Door, Seven Bridges, White Anchor, Lost Harbour, ' +
    'Old Mill, Fig Tree, Sonnentau, Wolkenlos, Sternwarte, Uferlos, Polarstern, Kirschbaum, ' +
    'Seidenraupe, Mondscheibe, Winterlinde, Hirschsprung, Campo Alto, Belle Rive, Porto Vento, ' +
    'Val Sereno, Mont Clair, Terra Nova, Ponte Rosso, Rive Gauche, Bon Matin, Petit Nuage',
);

/** Family names: "Hartwell & Pine". */
export const FAMILIES = words(
  'Hartwell, Pine, Ackermoor, Bellweather, Crane, Dornbach, Ellerby, Fairholm, Grauvogel, ' +
    'Hollis, Immerglück, Jansdotter, Kestrel, Lindqvarn, Merriwood, Nightingale, Ottersby, ' +
    'Pemberlow, Quillon, Rabenau, Sommerfeldt, Thackeray Moss, Underhay, Vossberg, Winterbourne, ' +
    'Yarrow, Zeitler, Albright, Birchall, Castellan, Delacroy, Eichgrund, Farnese Vale, Goswin, ' +
    'Hagedorn, Ivory, Jessamy, Kornfeld, Larkin, Montrave',
);

/** First words before a given name: "Maison Odile". */
export const HOUSES = words('Maison, Casa, Haus, Studio, Villa, Little, Salon, Atelier, Bottega, Chez');

export const GIVEN_NAMES = words(
  'Odile, Lumina, Frieda, Bruno, Ottilie, Amandine, Konrad, Fiammetta, Ludwiga, Pascale, ' +
    'Theodora, Emilio, Wilma, Aurelio, Josefa, Clementine, Anselm, Rosalba, Hedda, Leopold, ' +
    'Mirabelle, Oskar, Philippa, Tilda, Valentin, Zita',
);

const SIDES = words('Alt, Neu, Ober, Unter, Nord, Süd, West, Ost, Hoch, Klein');
const SIGHTS = words('markt, tor, hafen, brücke, feld, anger, see, wald, mühle, park');

/** A hundred quarters of an invented town, for the branches of a brand. */
export const PLACES: readonly string[] = SIGHTS.flatMap((sight) => SIDES.map((side) => side + sight));

/** @param list separated by commas */
export function words(list: string): readonly string[] {
  return list.split(', ');
}
