import { type Random, pick, seededRandom, shuffled } from '../core/random.ts';
import { CUISINES, type Category, SHOP_CATEGORIES } from './categories.ts';
import { BUSINESSES } from '../region/local.ts';
import { FAMILIES, GIVEN_NAMES, HEADS, HOUSES, NAME_WORDS, PLACES } from './names.ts';
import { RESTAURANT_WORDS } from './restaurantNames.ts';

/** A name on the shop wall. Each brand has a shop per currency. */
export interface Brand {
  readonly name: string;
  readonly slug: string;
  /** Name of the drawing in tools/sandbox/pictures/shops/; null without a logo. */
  readonly logo: string | null;
  readonly category: Category;
}

/** Brands per large category: among the usual ones, and among the further ones. */
const COMMON = 27;
const FURTHER = 3;
const NO_LOGO = { every: 9 };
/** Brands per small category. */
const SMALL_CATEGORIES: Readonly<Record<string, number>> = {
  mobility: 14,
  marketplaces: 10,
  games: 24,
  tickets: 20,
};

/**
 * The brands of the general wall with mixed categories, at most 55,000. The usual 500 come first. Further brands of
 * large categories follow, for sites that hide the small ones.
 */
export function brands(count: number): Brand[] {
  const taken = new Set<string>();
  const usual = ofCategories(
    seededRandom('brands'),
    taken,
    ({ urlName }) => SMALL_CATEGORIES[urlName] ?? COMMON,
  );
  const further = ofCategories(seededRandom('further brands'), taken, ({ urlName }) =>
    urlName in SMALL_CATEGORIES ? 0 : FURTHER,
  );
  return multiplied([...usual, ...further], count);
}

function ofCategories(random: Random, taken: Set<string>, numberOf: (category: Category) => number): Brand[] {
  const heads = endless(random, HEADS);
  const families = endless(random, FAMILIES);
  const given = endless(random, GIVEN_NAMES);
  const named = SHOP_CATEGORIES.flatMap((category) => {
    const words = NAME_WORDS[category.urlName];
    if (words === undefined) throw new RangeError(`No names for ${category.urlName}.`);
    const coined = [...words.coined];
    const makers = [
      () => coined.shift() ?? `${heads()} ${pick(random, words.tails)}`,
      () => `${heads()} ${pick(random, words.tails)}`,
      () => coined.shift() ?? `${pick(random, HOUSES)} ${given()}`,
      () => `${heads()} ${pick(random, words.tails)}`,
      () => `${families()} & ${families()}`,
      () => coined.shift() ?? `${families()} ${pick(random, words.tails)}`,
      () => `${pick(random, HOUSES)} ${given()}`,
      () => `${given()} ${pick(random, words.tails)}`,
    ];
    return distinct(numberOf(category), makers, taken).map((name) => brand(name, category));
  });
  return shuffled(random, named);
}

export function restaurants(count: number): Brand[] {
  const random = seededRandom('restaurants');
  const taken = new Set<string>();
  const named = CUISINES.flatMap((category) => {
    const words = RESTAURANT_WORDS[category.urlName];
    if (words === undefined) throw new RangeError(`No names for ${category.urlName}.`);
    const kinds = endless(random, words.kinds);
    const names = endless(random, words.names);
    return distinct(25, [() => `${kinds()} ${names()}`], taken).map((name) => brand(name, category));
  });
  return multiplied(shuffled(random, named), count);
}

/** The businesses of the region. Only its site has them, and none has a logo. */
export function locals(count: number): Brand[] {
  return BUSINESSES.slice(0, count).map(({ name, category: urlName }) => {
    const category = SHOP_CATEGORIES.find((one) => one.urlName === urlName);
    if (category === undefined) throw new RangeError(`There is no category ${urlName}.`);
    return { ...brand(name, category), logo: null };
  });
}

/** Distinct names; the makers take turns. */
function distinct(count: number, makers: readonly (() => string)[], taken: Set<string>): string[] {
  const names: string[] = [];
  for (let turn = 0; names.length < count; turn += 1) {
    const name = makers[turn % makers.length]?.() ?? '';
    if (!taken.has(name)) {
      taken.add(name);
      names.push(name);
    }
  }
  return names;
}

/** Yields every word once in random order before repeating. */
function endless(random: Random, words: readonly string[]): () => string {
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = shuffled(random, words);
    return left.pop() ?? '';
  };
}

/** For load tests: repeats the brands as branches, some without a logo. */
function multiplied(list: readonly Brand[], count: number): Brand[] {
  const rounds = ['', ...PLACES].map((place) => ({ place, slug: slugOf(place) }));
  return rounds
    .slice(0, Math.ceil(count / list.length))
    .flatMap(({ place, slug }) =>
      place === '' ? list : list.map((original) => branch(original, place, slug)),
    )
    .slice(0, count)
    .map((one, index) =>
      index >= list.length && index % NO_LOGO.every === 0 ? { ...one, logo: null } : one,
    );
}

function branch(original: Brand, place: string, placeSlug: string): Brand {
  return { ...original, name: `${original.name} ${place}`, slug: `${original.slug}-${placeSlug}` };
}

function brand(name: string, category: Category): Brand {
  const slug = slugOf(name);
  return { name, slug, category, logo: slug };
}

/** Lower case, ASCII, words joined by dashes: `kissenglueck-living`. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
