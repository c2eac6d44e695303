import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Bookkeeper } from './bookkeeper.ts';
import { CHALLENGE, DECLINED, FRICTIONLESS } from './paying.ts';
import type { Provider } from './paying.ts';
import { Visitor } from './visitor.ts';

const owner = fc.nat({ max: 1 });
/** The newest payment, or one before it. */
const index = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat({ max: 5 }));
const amount = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1500, max: 15_000 }) },
  fc.constantFrom(1499, 15_001),
);
const provider = fc.constantFrom<Provider>('amazon-pay', 'unzer');
const card = fc.constantFrom(CHALLENGE, FRICTIONLESS, DECLINED);
const decision = fc.constantFrom(
  'approve',
  'approve-late',
  'approve-unheard',
  'decline',
  'decline-late',
  'cancel',
);
const steps = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('begin' as const), owner, provider, card, amount }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('decide' as const), index, decision }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('finalize' as const), index, by: owner, sameKey: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('give' as const), owner }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('pass' as const),
      seconds: fc.constantFrom(1, 15, 30, 119, 121, 1799),
    }),
  },
);

type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

function take(books: Bookkeeper, step: Step): Promise<unknown> {
  switch (step.does) {
    case 'begin':
      return books.begin(step.owner, step.provider, step.card, step.amount);
    case 'decide':
      return books.decide(step.index, step.decision);
    case 'finalize':
      return books.finalize(step.index, step.by, step.sameKey);
    case 'give':
      return books.give(step.owner);
    case 'pass':
      return books.pass(step.seconds);
  }
}

it('has received for each voucher what was added to it, to the cent, whatever was called', async () => {
  const visitor = new Visitor();
  let received = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 30, size: 'max' }), async (sequence) => {
      const books = await new Bookkeeper(visitor).open();
      for (const one of sequence) await take(books, one);
      received += await books.end();
    }),
    { numRuns: 250 },
  );
  // The sequences do reach what they are about.
  expect(received).toBeGreaterThan(100);
});
