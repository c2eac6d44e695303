/** A business or an office of the invented region. */
export interface LocalPlace {
  readonly name: string;
  /** The category's url name; null for an office, which sells nothing. */
  readonly category: string | null;
  readonly town: keyof typeof TOWNS;
  readonly street: string;
  readonly hours: string | null;
  readonly phone: string | null;
}

/** Postal code and centre of each town. */
export const TOWNS = {
  Ammerquell: { postalCode: '00411', lng: 10.31, lat: 48.02 },
  'Birkenau am See': { postalCode: '00412', lng: 10.42, lat: 47.97 },
  Dornhagen: { postalCode: '00413', lng: 10.21, lat: 47.95 },
  Elsterried: { postalCode: '00414', lng: 10.36, lat: 48.11 },
  Falkenweil: { postalCode: '00415', lng: 10.18, lat: 48.06 },
  Grünlach: { postalCode: '00416', lng: 10.48, lat: 48.05 },
  Hohenlinde: { postalCode: '00417', lng: 10.27, lat: 47.88 },
} as const;

const SHOP_HOURS = 'Mo–Fr 9–18 Uhr, Sa 9–13 Uhr';
const FARM_HOURS = 'Do–Sa 8–17 Uhr';
const INN_HOURS = 'Mi–So 11–22 Uhr';

const place = (
  name: string,
  category: string | null,
  town: LocalPlace['town'],
  street: string,
  hours: string | null = SHOP_HOURS,
  phone: string | null = null,
): LocalPlace => ({ name, category, town, street, hours, phone });

/** Numbers reserved for fiction. */
const phone = (last: number): string => `+49 89 99998 ${last}`;

export const OFFICES: readonly LocalPlace[] = [
  place(
    'Regionalbüro Siebenweiler',
    null,
    'Ammerquell',
    'Rathausplatz 1',
    'Mo–Fr 9–12 und 14–17 Uhr',
    phone(611),
  ),
  place(
    'Gästeinformation am See',
    null,
    'Birkenau am See',
    'Uferweg 4',
    'April bis Oktober täglich 10–18 Uhr',
    phone(612),
  ),
];

/** All businesses of the region. All of them are on its wall. */
export const BUSINESSES: readonly LocalPlace[] = [
  place('Buchhandlung Siebenquell', 'books', 'Ammerquell', 'Marktgasse 7', SHOP_HOURS, phone(621)),
  place('Gasthof Goldener Kranich', 'delicacies', 'Ammerquell', 'Kirchplatz 2', INN_HOURS, phone(622)),
  place('Lodenhaus Ammer', 'fashion', 'Ammerquell', 'Marktgasse 15'),
  place('Uhrmacherei Wendelin', 'jewellery', 'Ammerquell', 'Brunnengasse 3'),
  place('Seebäckerei Birkenau', 'delicacies', 'Birkenau am See', 'Uferweg 11', 'täglich 6–18 Uhr'),
  place(
    'Bootsverleih Silberreiher',
    'leisure',
    'Birkenau am See',
    'Am Steg 1',
    'Mai bis September täglich 10–19 Uhr',
    phone(631),
  ),
  place('Blumen Seerose', 'garden', 'Birkenau am See', 'Dorfstraße 22'),
  place('Hofladen Dornhagen', 'delicacies', 'Dornhagen', 'Zum Anger 5', FARM_HOURS, phone(641)),
  place('Töpferei Tonwerk', 'crafts', 'Dornhagen', 'Lehmgrube 3', 'Di–Fr 10–17 Uhr'),
  place('Radwerk Dornhagen', 'sports', 'Dornhagen', 'Bahnhofstraße 9'),
  place('Imkerei Elster', 'delicacies', 'Elsterried', 'Lindenallee 14', FARM_HOURS),
  place('Spielzeugkiste Elsterried', 'family', 'Elsterried', 'Hauptstraße 31', SHOP_HOURS, phone(651)),
  place('Schuhhaus Wanderl', 'shoes', 'Elsterried', 'Hauptstraße 8'),
  place('Käserei Falkenweil', 'delicacies', 'Falkenweil', 'Almweg 2', 'Mo–Sa 8–12 Uhr', phone(661)),
  place('Wirtshaus Zur Falknerei', 'delicacies', 'Falkenweil', 'Burgstraße 1', INN_HOURS),
  place('Apotheke am Turm', 'wellbeing', 'Falkenweil', 'Turmgasse 6', 'Mo–Fr 8–18 Uhr'),
  place('Gärtnerei Grünlach', 'garden', 'Grünlach', 'Am Gewächshaus 1', SHOP_HOURS, phone(671)),
  place('Landkino Grünlach', 'tickets', 'Grünlach', 'Schulstraße 12', 'Fr–So 17–1 Uhr'),
  place('Möbeltischlerei Eichgrund', 'home', 'Grünlach', 'Sägmühle 4', null, phone(672)),
  place('Therme Hohenlinde', 'leisure', 'Hohenlinde', 'Quellenweg 20', 'täglich 10–22 Uhr', phone(681)),
  place('Trachtenstube Linde', 'fashion', 'Hohenlinde', 'Dorfplatz 3'),
  place('Bergsport Hohenlinde', 'sports', 'Hohenlinde', 'Gipfelweg 7', 'Mo–Sa 9–18 Uhr'),
];
