import { isDeepStrictEqual } from 'node:util';
import Fuse from 'fuse.js';
import { findShops } from '#domain/shop/findShops.ts';
import { searchableWall } from '#domain/shop/searchableWall.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { NO_FILTER, type ShopFilter } from '#domain/shop/shopFilter.ts';
import { pick, seededRandom } from '#sandbox/core/random.ts';
import { generateShops } from './generatedShops.ts';
import { plainFilter, plainTexts } from './plainFilter.ts';
import { type Contender, type Times, timed } from './timing.ts';

/** The number of typed names and rounds; the slowest contender limits them. */
const SIZES = [
  { shops: 500, names: 24, rounds: 5 },
  { shops: 5_000, names: 24, rounds: 3 },
  { shops: 50_000, names: 8, rounds: 1 },
];
const RANDOM_QUERIES = 10_000;
/** In microseconds per keystroke, by the number of shops. */
const LIMITS = new Map([
  [500, 100],
  [5_000, 1_000],
]);

/**
 * Names typed letter by letter, against Fuse.js and the plain filter of product 5.3 to 5.5 on prepared texts. Fuse.js
 * finds other shops in another order.
 */
export async function benchSearch(): Promise<readonly string[]> {
  const faults: string[] = [];
  const bySize = SIZES.map(({ shops: count, names, rounds }) => {
    const shops = generateShops(count);
    const keystrokes = typed(shops, names);
    faults.push(...differences(shops, keystrokes));
    return { count, times: timed(contendersOver(shops), keystrokes, rounds, PLAIN) };
  });
  console.log('Median per keystroke in µs, and as a multiple of ours');
  console.table(Object.fromEntries(bySize.map(({ count, times }) => [`${count} shops`, row(times)])));

  for (const [count, limit] of LIMITS) {
    const ours = timeOf(bySize, count, OURS);
    if (ours > limit) faults.push(`${ours.toFixed(0)} µs at ${count} shops, at most ${limit} are meant`);
    if (ours > timeOf(bySize, count, PLAIN)) faults.push(`slower than the plain filter at ${count} shops`);
  }
  return faults;
}

const OURS = 'ours';
const FUSE = 'Fuse.js';
const PLAIN = 'plain filter';

function contendersOver(shops: readonly Shop[]): readonly Contender<string>[] {
  const wall = searchableWall(shops);
  const prepared = shops.map(plainTexts);
  const texts = shops.map(({ name, slug, keywords }) => [name, slug, ...keywords].join(' '));
  const fuse = new Fuse(texts);
  return [
    { name: OURS, run: (name) => findShops(wall, { ...NO_FILTER, name }) },
    { name: PLAIN, run: (name) => plainFilter(shops, { ...NO_FILTER, name }, prepared) },
    { name: FUSE, run: (name) => fuse.search(name) },
  ];
}

function typed(shops: readonly Shop[], names: number): readonly string[] {
  const random = seededRandom('typed');
  return Array.from({ length: names }, () => {
    const { name } = pick(random, shops);
    const text = random() < 0.3 ? pick(random, name.split(' ')) : name;
    return Array.from(text.slice(0, 12), (_, index) => text.slice(0, index + 1));
  }).flat();
}

/** Where results or their order differ from the plain filter's: at each keystroke, and with random groups. */
function differences(shops: readonly Shop[], keystrokes: readonly string[]): readonly string[] {
  const random = seededRandom('filters');
  const wall = searchableWall(shops);
  const prepared = shops.map(plainTexts);
  const some = <Item>(chance: number, item: () => Item): readonly Item[] =>
    random() < chance ? [item()] : [];
  const queries = Math.round((RANDOM_QUERIES * 500) / shops.length);
  const filters: readonly ShopFilter[] = Array.from({ length: queries }, () => ({
    name: pick(random, keystrokes),
    categories: some(0.4, () => 1 + Math.floor(random() * 24)),
    valueLevels: some(0.3, () => pick(random, [10_00, 25_00, 50_00, 100_00])),
    redeemable: some(0.2, () => 'branch'),
    keywords: some(0.1, () => pick(random, shops).keywords[0] ?? ''),
    shopIds: some(0.05, () => pick(random, shops).id),
  }));
  const plain = keystrokes.map((name) => ({ ...NO_FILTER, name }));
  const wrong = [...plain, ...filters].filter(
    (filter) => !isDeepStrictEqual(findShops(wall, filter), plainFilter(shops, filter, prepared)),
  );
  return wrong.length === 0
    ? []
    : [`${wrong.length} answers over ${shops.length} shops differ from the plain filter`];
}

function row(times: Times): Record<string, string> {
  const ours = times.get(OURS);
  const others = [...times].filter(([name]) => name !== OURS);
  return {
    [OURS]: ours?.median.toFixed(1) ?? '',
    'ours, 95 of 100': ours?.p95.toFixed(1) ?? '',
    ...Object.fromEntries(
      others.map(([name, { median }]) => {
        const ratio = median / (ours?.median ?? NaN);
        return [name, `${median.toFixed(1)} (× ${ratio.toFixed(ratio < 10 ? 1 : 0)})`];
      }),
    ),
  };
}

function timeOf(bySize: readonly { count: number; times: Times }[], size: number, name: string): number {
  return bySize.find(({ count }) => count === size)?.times.get(name)?.median ?? NaN;
}
