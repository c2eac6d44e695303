import { beforeAll, expect, it } from 'vitest';
import { fileOf, replay, runSeeds } from '#scripts/simulateRun.ts';
import { bundle } from '#simulation/build/bundle.ts';
import { planting } from '#simulation/build/planting.ts';
import { plantedFaults } from '#simulation/planted/faults.ts';
import type { NetworkFault } from '#simulation/Network.ts';
import type { Step } from '#simulation/steps/step.ts';

const press = (name: string, rest = 600): Step => ({
  does: 'press',
  tab: 1,
  name,
  nth: 0,
  times: 1,
  rest,
});

/** The voucher in use in the world of the seed. */
const withVoucher = (path: string, code: string): readonly Step[] => [
  { does: 'open', path },
  { does: 'type', tab: 1, field: 'code', text: code },
  press('Weiter', 2_500),
];

/** Ottilie fills in a form, and removes her voucher. */
const filledAndRemoved = (path: string): readonly Step[] => [
  { does: 'go', tab: 1, path },
  { does: 'fill', tab: 1, person: 0 },
  press('Gutschein entfernen'),
];

/** Ottilie gives 50 euros, and that call meets a fault. */
const donating = (fault: NetworkFault): readonly Step[] => [
  { does: 'fill', tab: 1, person: 0 },
  press('Weiter zur Übersicht'),
  { does: 'fill', tab: 1, person: 0 },
  { does: 'fault', method: 'POST', fault },
  press('50,00 € an Brunnenwerk spenden', 2_500),
];

/** She removes her voucher before the answer is there. */
const removedWhileDonating: readonly Step[] = [
  ...donating({ kind: 'late-answer', ms: 40_000 }),
  { does: 'go', tab: 1, path: '/shops' },
  press('Status ansehen', 0),
  press('Gutschein entfernen'),
];

/** What the simulation found in the app, shrunk: its seed and its steps. */
const FOUND: readonly (readonly [string, number, readonly Step[]])[] = [
  [
    'the page for a lost mail kept the address of a holder whose voucher was removed',
    500,
    [...withVoucher('/', 'PKUF8WU6A'), ...filledAndRemoved('/redeem/resend-link')],
  ],
  [
    'so did the page for the status of an order',
    500,
    [...withVoucher('/', 'PKUF8WU6A'), ...filledAndRemoved('/order-status')],
  ],
  [
    'a page went on saying that nothing was redeemed after an order that had arrived late',
    20637,
    [
      ...withVoucher('/donate', '9APSVHVZR'),
      ...donating({ kind: 'late-request', ms: 40_000 }),
      { does: 'wait', ms: 30_000 },
      { does: 'wait', ms: 30_000 },
    ],
  ],
  [
    'the outcome of an order under way named the address of a holder whose voucher was removed',
    3259,
    [...withVoucher('/donate', '825KHSJ7N'), ...removedWhileDonating],
  ],
  [
    'the undo of a removal brought back a balance that an order had spent meanwhile',
    3259,
    [
      ...withVoucher('/donate', '825KHSJ7N'),
      ...removedWhileDonating,
      press('Rückgängig machen'),
      press('Seite drucken'),
    ],
  ],
];

/** The more, the longer `npm test` takes: `npm run simulate` runs 10,000. */
const JOURNEYS = 500;
const MINUTES = 60_000;
/** In how many journeys at most a sample fault must be found. */
const SOON = 100;

/** One of each kind that is found soon, so that the sample takes seconds. */
const SAMPLE = [
  'donation-names-the-rest-as-given',
  'forbidden-storage-stops-the-app',
  'other-tabs-are-told-the-token',
];

const file = fileOf('test');
const seedsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

beforeAll(() => bundle(file), 2 * MINUTES);

it(
  `finds nothing wrong in ${JOURNEYS} journeys, which reach orders of every kind`,
  async () => {
    const outcomes = await runSeeds(file, seedsFrom(1, JOURNEYS), 2);
    expect(outcomes.map(({ failure }) => failure?.story).filter(Boolean)).toEqual([]);
    expect(outcomes).toHaveLength(JOURNEYS);
    for (const kind of ['redemption', 'donation', 'payment'])
      expect(outcomes.filter(({ carried }) => carried.includes(kind)).length, kind).toBeGreaterThan(0);
  },
  10 * MINUTES,
);

it(
  'finds no longer what it once found',
  async () => {
    const replays = FOUND.map(([, seed, steps]) => ({ seed, steps }));
    const violations = await replay(file, replays);
    expect(FOUND.flatMap(([name], index) => (violations[index] === null ? [] : [name]))).toEqual([]);
  },
  MINUTES,
);

it(
  'does the same for the same seed, whatever ran before',
  async () => {
    const seeds = seedsFrom(1, 6);
    const hashes = async (order: readonly number[]) =>
      new Map((await runSeeds(file, order, 1)).map(({ seed, hash }) => [seed, hash]));
    const [first, second] = await Promise.all([hashes(seeds), hashes(seeds.toReversed())]);
    expect(seeds.map((seed) => second.get(seed))).toEqual(seeds.map((seed) => first.get(seed)));
  },
  5 * MINUTES,
);

it.each(SAMPLE)(
  'finds the planted fault %s, and shrinks it to at most twelve steps',
  async (name) => {
    const fault = plantedFaults.find((one) => one.name === name);
    if (fault === undefined) throw new Error(`There is no planted fault ${name}.`);
    const planted = fileOf(`test-${name}`);
    await bundle(planted, [planting(fault)]);
    const outcomes = await runSeeds(planted, seedsFrom(1, SOON), 2, undefined, true);
    const found = outcomes.find(({ failure }) => failure !== null)?.failure;
    expect(found?.steps.length).toBeLessThanOrEqual(12);
  },
  5 * MINUTES,
);
