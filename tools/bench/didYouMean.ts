import { NO_FILTER } from '#domain/shop/shopFilter.ts';
import { createFinder } from '#domain/shop/shopFinder.ts';
import { searchKey } from '#domain/shop/searchKey.ts';
import { contenders } from './contenders.ts';
import { type Random, generateShops, pick, seeded } from './generatedShops.ts';
import { timed } from './timing.ts';

const SHOPS = 50_000;
const TIMED = 100;
const TYPOS = 2_000;
const MOST_OF_SCAN = 1 / 100;
const LEAST_HITS = 0.99;

/** "Did you mean" over 50,000 names with one typo each, against a full scan with fastest-levenshtein. */
export async function benchDidYouMean(): Promise<readonly string[]> {
  const shops = generateShops(SHOPS).filter(({ allowNameFullTextSearch }) => allowNameFullTextSearch);
  const keys = shops.map(({ name }) => searchKey(name));
  const finder = createFinder(shops);
  const suggest = (name: string): string | null => finder.nearest({ ...NO_FILTER, name });
  const { closest } = contenders();
  const random = seeded(3);
  const typos = Array.from({ length: TYPOS }, () => {
    const { name } = pick(shops, random);
    return { name, typo: misspelt(searchKey(name), random) };
  });

  const [ours, scan] = ['ours', 'full scan'];
  const times = timed(
    [
      { name: ours, run: suggest },
      { name: scan, run: (typo) => closest(typo, keys) },
    ],
    typos.slice(0, TIMED).map(({ typo }) => typo),
    3,
    scan,
  );
  const ratio = (times.get(ours)?.median ?? NaN) / (times.get(scan)?.median ?? NaN);
  const hits = typos.filter(({ name, typo }) => suggest(typo) === name).length / TYPOS;
  console.table({
    [`${SHOPS} names`]: {
      'ours µs': times.get(ours)?.median.toFixed(1),
      'full scan µs': times.get(scan)?.median.toFixed(1),
      ratio: `1/${Math.round(1 / ratio)}`,
      'hits on single edits': `${(hits * 100).toFixed(1)} %`,
    },
  });
  return [
    ...(ratio > MOST_OF_SCAN ? [`slower than 1/${1 / MOST_OF_SCAN} of the full scan`] : []),
    ...(hits < LEAST_HITS ? [`fewer than ${LEAST_HITS * 100} % hits`] : []),
  ];
}

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyzäöü');

/** One letter deleted, inserted, replaced, or swapped with the next. */
function misspelt(key: string, random: Random): string {
  const at = Math.floor(random() * (key.length - 1));
  const [before, letter, next, after] = [
    key.slice(0, at),
    key.charAt(at),
    key.charAt(at + 1),
    key.slice(at + 2),
  ];
  return pick(
    [
      before + next + after,
      before + letter + pick(LETTERS, random) + next + after,
      before + pick(LETTERS, random) + next + after,
      before + next + letter + after,
    ],
    random,
  );
}
