import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ORDER_NAMES } from '#domain/orders/orderSteps.ts';
import { BrowserOfTabs } from './aBrowserOfTabs.ts';
import type { AnswerOf, Device, TabPress } from './aTabOfTheBrowser.ts';

const answer: fc.Arbitrary<AnswerOf> = fc.oneof(
  fc.constant('lost' as const),
  fc.record({ after: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 60 })) }),
  fc.record({ reserved: fc.integer({ min: 0, max: 1_200 }) }),
);

/** In steps of 50 milliseconds, evenly. */
const seconds = fc.integer({ min: 0, max: 1_200 }).map((steps) => steps / 20);

/** Up to a minute after the first press; now and then at the same moment. */
const press = (tabs: number): fc.Arbitrary<TabPress> =>
  fc.record({
    tab: fc.integer({ min: 0, max: tabs - 1 }),
    kind: fc.constantFrom(...ORDER_NAMES),
    at: fc.oneof(fc.constant(0), seconds),
    answer,
    isAgain: fc.boolean(),
    silentFor: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
    closedAfter: fc.option(seconds, { nil: null, freq: 2 }),
  });

const sequences = fc
  .integer({ min: 2, max: 3 })
  .chain((tabs) =>
    fc.tuple(fc.constant(tabs), fc.boolean(), fc.array(press(tabs), { minLength: 2, maxLength: 6 })),
  );

type Sequence = readonly [tabs: number, locks: boolean, presses: readonly TabPress[]];

async function played([tabs, locks, presses]: Sequence, plant?: Device['plant']): Promise<BrowserOfTabs> {
  const browser = new BrowserOfTabs(tabs, { locks, ...(plant && { plant }) });
  await browser.play(presses);
  return browser;
}

it('carries out one order at a time across all tabs, and none before the outcome of the previous one is known', async () => {
  const placed = { withLocks: 0, withoutLocks: 0, afterAnother: 0 };
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const { flaws, carriedOut } = await played(sequence);
      expect(flaws).toEqual([]);
      placed[sequence[1] ? 'withLocks' : 'withoutLocks'] += carriedOut.length;
      placed.afterAnother += Math.max(0, carriedOut.length - 1);
    }),
    { numRuns: 10_000 },
  );
  // The sequences do reach what they are about.
  expect(placed.withLocks).toBeGreaterThan(4_000);
  expect(placed.withoutLocks).toBeGreaterThan(4_000);
  expect(placed.afterAnother).toBeGreaterThan(2_000);
});

it('takes no press that has waited for a minute for one that never arrived', async () => {
  const now = { at: 0, isAgain: false, silentFor: 0, closedAfter: null } as const;
  const presses: readonly TabPress[] = [
    { ...now, tab: 1, kind: 'redemption', answer: { reserved: 0 } },
    { ...now, tab: 1, kind: 'charge', answer: 'lost' },
    { ...now, tab: 2, kind: 'redemption', answer: { after: 0 } },
    { ...now, tab: 0, kind: 'redemption', answer: { reserved: 0 }, closedAfter: 0 },
  ];
  expect((await played([3, false, presses])).flaws).toEqual([]);
});

/** Faults of the kind that a careless change would bring. */
const PLANTED: Readonly<Record<string, NonNullable<Device['plant']>>> = {
  'nothing is noted on the device': ({ presses }) => ({
    presses: {
      elsewhere: () => null,
      before: () => null,
      record: () => undefined,
      settle: (id) => presses.settle(id),
      unknown: (of) => presses.unknown(of),
    },
  }),
  'without locks, what others wrote at the same moment is not read again': ({ presses }) => ({
    presses: {
      elsewhere: (of) => presses.elsewhere(of),
      before: () => null,
      record: (each) => presses.record(each),
      settle: (id) => presses.settle(id),
      unknown: (of) => presses.unknown(of),
    },
  }),
  'an order that was carried out counts as one that came to nothing': () => ({
    findOther: { execute: async () => 'nothing' as const },
  }),
  'no such order counts, though the backend had confirmed it': ({ presses, findOther }) => ({
    presses: {
      elsewhere: (of) => {
        const by = presses.elsewhere(of);
        return by && { ...by, standing: 'sent' };
      },
      before: (mine) => presses.before(mine),
      record: (each) => presses.record(each),
      settle: (id) => presses.settle(id),
      unknown: (of) => presses.unknown(of),
    },
    findOther,
  }),
  'another tab is waited for without end': ({ turns }) => ({
    turns: { ...turns, next: () => new Promise(() => undefined) },
  }),
};

it.each(Object.keys(PLANTED))('detects if %s', async (name) => {
  const found = fc.asyncProperty(sequences, async (sequence) => {
    expect((await played(sequence, PLANTED[name])).flaws).toEqual([]);
  });
  const { failed } = await fc.check(found, { numRuns: 2_000, endOnFailure: true });
  expect(failed).toBe(true);
});
