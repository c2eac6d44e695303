import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Bookkeeper } from './bookkeeper.ts';
import { CHALLENGE, DECLINED, FRICTIONLESS, type Provider } from './paying.ts';
import { shopFor } from './shopping.ts';
import { Visitor } from './visitor.ts';

const owner = fc.nat({ max: 1 });
/** The newest payment, or one before it. */
const index = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat({ max: 5 }));
const amount = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1500, max: 15_000 }) },
  fc.constantFrom(1499, 15_001),
);
const means = fc.record({
  provider: fc.constantFrom<Provider>('amazon-pay', 'unzer'),
  card: fc.constantFrom(CHALLENGE, FRICTIONLESS, DECLINED),
});
const quantity = fc.integer({ min: 1, max: 4 });
/** What a voucher pays of an order; a bundle where it is nothing. */
const exchanged = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 }));
const decision = fc.constantFrom(
  'approve',
  'approve-late',
  'approve-unheard',
  'decline',
  'decline-late',
  'cancel',
);
const steps = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('charge' as const), owner, means, amount }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('redeem' as const), owner, means, quantity }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('redeemAgain' as const), means }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('order' as const), owner, means, exchanged }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('fail' as const), index }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('decide' as const), index, decision }) },
  {
    weight: 5,
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
    case 'charge':
      return books.charge(step.owner, step.means, step.amount);
    case 'redeem':
      return books.redeem(step.owner, step.means, step.quantity);
    case 'redeemAgain':
      return books.redeemAgain(step.means);
    case 'order':
      return books.order(step.owner, step.means, step.exchanged);
    case 'fail':
      return books.fail(step.index);
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

it('has given for all money that it received what that is worth, to the cent, whatever was called', async () => {
  const visitor = new Visitor();
  const shopId = String((await shopFor(visitor)).id);
  const received = { charge: 0, redemption: 0, order: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 30, size: 'max' }), async (sequence) => {
      const books = await new Bookkeeper(visitor, shopId).open();
      for (const one of sequence) await take(books, one);
      for (const { purpose } of await books.end()) received[purpose] += 1;
    }),
    { numRuns: 150 },
  );
  // The sequences do reach what they are about.
  expect(Math.min(...Object.values(received))).toBeGreaterThan(25);
});
