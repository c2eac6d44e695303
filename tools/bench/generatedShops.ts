import type { Shop } from '#domain/shop/shop.ts';

const ONSETS = 'b br d dr f fl g gr h j k kl l m n p pl qu r s sch sp st t tr v w z'.split(' ');
const VOWELS = 'a e i o u ä ö ü ai au ei ia'.split(' ');
const CODAS = [...'l m n r s t'.split(' '), '', '', 'ck', 'nd', 'rg', 'x'];
const TRADES =
  'Bücher Garten Mode Schuhe Sport Reisen Technik Café Möbel Spiel Wein Blumen Fahrrad Optik'.split(' ');

export type Random = () => number;

/** A repeatable random source, from 0 to below 1 (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<Item>(list: readonly Item[], random: Random): Item {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

/** Unique names; the same shops for the same count. */
export function generateShops(count: number): readonly Shop[] {
  const random = seeded(count);
  const names = new Set<string>();
  while (names.size < count) names.add(generateName(random));
  return [...names].map((name, index) => ({
    id: String(index),
    name,
    slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    logo: null,
    categories: [1 + Math.floor(random() * 23), 1 + Math.floor(random() * 23)],
    voucherValuesInCent: [10_00, 25_00, 50_00, 100_00].filter(() => random() < 0.5),
    redeemable: random() < 0.3 ? ['online', 'branch'] : ['online'],
    keywords: [pick(TRADES, random), pick(TRADES, random)],
    position: random() < 0.1 ? 'T' : 'S',
    allowNameFullTextSearch: random() < 0.95,
    isPhysical: false,
  }));
}

function generateName(random: Random): string {
  const syllables = Array.from({ length: random() < 0.5 ? 3 : 4 }, () =>
    [ONSETS, VOWELS, CODAS].map((parts) => pick(parts, random)).join(''),
  ).join('');
  const word = syllables.charAt(0).toUpperCase() + syllables.slice(1);
  const shape = random();
  if (shape < 0.5) return word;
  return shape < 0.8 ? `${word} ${pick(TRADES, random)}` : `${pick(TRADES, random)} ${word}`;
}
