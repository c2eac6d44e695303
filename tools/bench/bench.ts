/**
 * `npm run bench [-- <part> … [--profile]]`: comparisons within one run. Exits non-zero when a part misses its limits.
 */
import { readOptions, unknownOf, withSentences, WrongStart } from '../machine/options.ts';
import { openProgress } from '../machine/progress.ts';
import { benchPresses } from './presses.ts';
import { benchRelease } from './release.ts';
import { benchSearch } from './search.ts';
import { benchSize } from './size.ts';
import { benchView } from './view.ts';
import { benchWall } from './wall.ts';

const { positionals: named, values } = await withSentences(() =>
  readOptions({ allowPositionals: true, options: { profile: { type: 'boolean', default: false } } }),
);

/** Each part prints its table and returns the limits that it misses. */
const PARTS = new Map<string, () => Promise<readonly string[]>>([
  ['size', benchSize],
  ['release', benchRelease],
  ['search', benchSearch],
  ['wall', benchWall],
  ['presses', () => benchPresses({ isProfiled: values.profile })],
  ['view', benchView],
]);

await withSentences(() => {
  const [unknown] = named.filter((name) => !PARTS.has(name));
  if (unknown !== undefined) throw new WrongStart(unknownOf('part', unknown, [...PARTS.keys()]));
});

const progress = openProgress();
for (const [name, measure] of PARTS) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n${name}`);
  progress.at(name);
  const faults = await measure();
  progress.clear();
  for (const fault of faults) {
    console.error(`✗ ${fault}`);
    process.exitCode = 1;
  }
}
progress.end();
