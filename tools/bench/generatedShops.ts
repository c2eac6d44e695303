import type { Shop } from '#domain/shop/shop.ts';
import { pick, type Random, seededRandom } from '#sandbox/core/random.ts';

const ONSETS = 'b br d dr f fl g gr h j k kl l m n p pl qu r s sch sp st t tr v w z'.split(' ');
const VOWELS = 'a e i o u ä ö ü ai au ei ia'.split(' ');
const CODAS = [...'l m n r s t'.split(' '), '', '', 'ck', 'nd', 'rg', 'x'];
const TRADES =
  'Bücher Garten Mode Schuhe Sport Reisen Technik Café Möbel Spiel Wein Blumen Fahrrad Optik'.split(' ');

/** Unique names; the same shops for the same count. */
export function generateShops(count: number): readonly Shop[] {
  const random = seededRandom(String(count));
  const names = new Set<string>();
  while (names.size < count) names.add(generateName(random));
  return [...names].map((name, index) => ({
    id: String(index),
    name,
    slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    logo: null,
    logoColour: null,
    categories: [1 + Math.floor(random() * 23), 1 + Math.floor(random() * 23)],
    voucherValuesInCent: [10_00, 25_00, 50_00, 100_00].filter(() => random() < 0.5),
    redeemable: random() < 0.3 ? ['online', 'branch'] : ['online'],
    keywords: [pick(random, TRADES), pick(random, TRADES)],
    position: random() < 0.1 ? 'T' : 'S',
    allowNameFullTextSearch: random() < 0.95,
    isPhysical: false,
  }));
}

function generateName(random: Random): string {
  const syllables = Array.from({ length: random() < 0.5 ? 3 : 4 }, () =>
    [ONSETS, VOWELS, CODAS].map((parts) => pick(random, parts)).join(''),
  ).join('');
  const word = syllables.charAt(0).toUpperCase() + syllables.slice(1);
  const shape = random();
  if (shape < 0.5) return word;
  return shape < 0.8 ? `${word} ${pick(random, TRADES)}` : `${pick(random, TRADES)} ${word}`;
}
