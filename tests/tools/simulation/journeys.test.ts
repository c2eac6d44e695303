import { availableParallelism } from 'node:os';
import { beforeAll, expect, it } from 'vitest';
import { fileOf, replay, runSeeds } from '#tools/check/simulateRun.ts';
import { bundle } from '#simulation/build/bundle.ts';
import { planting } from '#simulation/build/planting.ts';
import type { Outcome } from '#simulation/entry.ts';
import { withFaults } from '#simulation/planted/acting.ts';
import { plantedFaults } from '#simulation/planted/faults.ts';
import { FOUND } from './found.ts';
import { FROM_A_REFUSAL_TO_HELP, FROM_A_REMOVAL_TO_THE_RECEIPT } from './ways.ts';

/** The more, the longer `npm test` takes: `npm run simulate` runs 10,000. */
const JOURNEYS = 100;
const PROCESSES = availableParallelism();
const MINUTES = 60_000;
/** Among how many journeys a planted fault must be found. */
const SOON = 200;
const MOST_STEPS = 12;

/** One fault of each kind that is found soon, with the invariant that finds it. */
const SAMPLE = {
  'digits-of-an-order-are-unreadable-as-a-number': 'answersAreRead',
  'donation-names-the-rest-as-given': 'receiptsAreTrue',
  'forbidden-storage-stops-the-app': 'everyScreenLeadsOn',
  'other-tabs-are-told-the-token': 'secretsInTheirTables',
  'session-ends-by-the-clock-of-the-device': 'acceptedCodesStay',
};

/** They show the sample today. The app without a fault runs them, too; the others are run only once journeys differ. */
const SHOWING_IT = [18, 39, 47, 65, 126];

const file = fileOf('test');
const planted = fileOf('test-planted');
const seedsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

beforeAll(async () => {
  await bundle(file);
  await bundle(planted, [planting(plantedFaults)]);
}, 2 * MINUTES);

it(
  `finds nothing wrong in ${JOURNEYS} journeys, which reach orders of every kind`,
  async () => {
    const seeds = [...new Set([...seedsFrom(1, JOURNEYS), ...SHOWING_IT])];
    const outcomes = await runSeeds(file, seeds, PROCESSES);
    expect(outcomes.map(({ failure }) => failure?.story).filter(Boolean)).toEqual([]);
    expect(outcomes).toHaveLength(seeds.length);
    for (const kind of ['redemption', 'donation', 'payment'])
      expect(outcomes.filter(({ carried }) => carried.includes(kind)).length, kind).toBeGreaterThan(0);
    const hashes = new Map(outcomes.map(({ seed, hash }) => [seed, hash]));
    const again = await runSeeds(file, seedsFrom(1, 6).toReversed(), 1);
    expect(
      again.map(({ hash }) => hash),
      'a seed does the same, whatever ran before',
    ).toEqual(again.map(({ seed }) => hashes.get(seed)));
  },
  10 * MINUTES,
);

it(
  'finds no longer what it once found',
  async () => {
    const outcomes = await replay(file, FOUND);
    const came = FOUND.map(({ name }, index) => ({ name, ...outcomes[index] }));
    // With another step left out, it would no longer be what was found.
    expect(came).toEqual(FOUND.map(({ name, leftOut }) => ({ name, violation: null, leftOut })));
  },
  5 * MINUTES,
);

it(
  'finds planted faults of five kinds, and shrinks each to at most twelve steps',
  async () => {
    const faults = Object.keys(SAMPLE);
    const invariants = Object.values(SAMPLE);
    const found = (outcomes: readonly Outcome[]) => {
      const short = outcomes.filter(({ failure }) => failure && failure.steps.length <= MOST_STEPS);
      return invariants.filter((name) => short.some(({ failure }) => failure?.invariant === name));
    };
    const areFound = (outcomes: readonly Outcome[]) => found(outcomes).length === invariants.length;
    const seeds = [...new Set([...SHOWING_IT, ...seedsFrom(1, SOON)])];
    const outcomes = await runSeeds(withFaults(planted, faults), seeds, PROCESSES, undefined, areFound);
    expect(found(outcomes)).toEqual(invariants);
  },
  5 * MINUTES,
);

it(
  'judges what the app throws in a microtask, which no event waits for',
  async () => {
    const throws = withFaults(planted, ['captcha-throws-in-a-microtask']);
    const fails = (outcomes: readonly Outcome[]) => outcomes.some(({ failure }) => failure !== null);
    const outcomes = await runSeeds(throws, seedsFrom(1, SOON), 1, undefined, fails);
    const [failure] = outcomes.map((outcome) => outcome.failure).filter((found) => found !== null);
    expect(failure?.story).toContain('everyScreenLeadsOn: the app throws: Error: no captcha');
  },
  2 * MINUTES,
);

it(
  'judges what is stored for a moment only, and knows a receipt that names nobody',
  async () => {
    const ways = [
      {
        seed: 1,
        steps: FROM_A_REFUSAL_TO_HELP,
        shows: 'code-is-stored-for-help',
        by: 'secretsInTheirTables',
      },
      {
        seed: 115,
        steps: FROM_A_REMOVAL_TO_THE_RECEIPT,
        shows: 'receipts-are-inherited',
        by: 'nobodySeesAnothers',
      },
    ];
    const faults = ways.map(({ shows }) => shows);
    const violations = async (of: string) =>
      (await replay(of, ways)).map(({ violation, leftOut }) => [violation?.invariant, leftOut]);
    expect(await violations(withFaults(planted, faults))).toEqual(ways.map(({ by }) => [by, 0]));
    expect(await violations(file)).toEqual(ways.map(() => [undefined, 0]));
  },
  5 * MINUTES,
);
