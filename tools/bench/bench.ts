/**
 * `npm run bench [-- <part> … [--profile]]`: comparisons within one run. Exits non-zero when a part misses its limits.
 */
import { parseArgs } from 'node:util';
import { benchPresses } from './presses.ts';
import { benchRelease } from './release.ts';
import { benchSearch } from './search.ts';
import { benchSize } from './size.ts';
import { benchView } from './view.ts';
import { benchWall } from './wall.ts';

const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: { profile: { type: 'boolean', default: false } },
});

/** Each part prints its table and returns the limits that it misses. */
const PARTS = new Map<string, () => Promise<readonly string[]>>([
  ['size', benchSize],
  ['release', benchRelease],
  ['search', benchSearch],
  ['wall', benchWall],
  ['presses', () => benchPresses({ isProfiled: values.profile })],
  ['view', benchView],
]);

const unknown = named.filter((name) => !PARTS.has(name));
if (unknown.length > 0)
  throw new Error(`No part ${unknown.join(', ')}; there are ${[...PARTS.keys()].join(', ')}.`);

for (const [name, measure] of PARTS) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n${name}`);
  for (const fault of await measure()) {
    console.error(`✗ ${fault}`);
    process.exitCode = 1;
  }
}
