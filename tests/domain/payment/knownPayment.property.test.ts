import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type KnownPayment, knownAfter } from '#domain/payment/knownPayment.ts';
import { PAYMENT_STATES, type PaymentStanding, problemOfPayment } from '#domain/payment/payment.ts';
import { paymentStatement } from '#domain/problem/moneyStatement.ts';

const standing: fc.Arbitrary<PaymentStanding> = fc.record({
  state: fc.constantFrom(...PAYMENT_STATES),
  isAwaited: fc.boolean(),
  orderNumber: fc.constantFrom('482910381', null),
});
const words = fc.array(standing, { minLength: 1, maxLength: 12 });

/** What is known after each word. */
function course(told: readonly PaymentStanding[]): readonly KnownPayment[] {
  const known: KnownPayment[] = [];
  for (const each of told) known.push(knownAfter(known.at(-1) ?? null, each));
  return known;
}

it('never treats a received payment as failed, whatever is reported later', () => {
  fc.assert(
    fc.property(words, (told) => {
      const first = told.findIndex(({ state }) => state === 'received');
      course(told).forEach((known, index) => {
        const wasReceived = first !== -1 && index >= first;
        const isReceivedNow = told[index]?.state === 'received';
        expect(known.state === 'received').toBe(isReceivedNow);
        expect(known.state === 'contradicted').toBe(wasReceived && !isReceivedNow);
        if (!wasReceived) return;
        const problem = problemOfPayment(known);
        if (problem !== null) expect(paymentStatement(problem, null)).toBe('payment-unknown');
      });
    }),
    { numRuns: 2_000 },
  );
});

it('never reports a payment as awaiting its payer or unknown after the payer has agreed', () => {
  fc.assert(
    fc.property(words, (told) => {
      const first = told.findIndex(({ state, isAwaited }) => state === 'processing' && !isAwaited);
      for (const known of first === -1 ? [] : course(told).slice(first)) {
        expect(known.state).not.toBe('unknown');
        // One that came to nothing in between may be begun again by the provider.
        if (known.state === 'processing' && told.every(({ state }) => state === 'processing'))
          expect(known.isAwaited).toBe(false);
      }
    }),
    { numRuns: 2_000 },
  );
});

it('keeps the order number once it was reported', () => {
  fc.assert(
    fc.property(words, (told) => {
      const first = told.findIndex(({ orderNumber }) => orderNumber !== null);
      for (const known of first === -1 ? [] : course(told).slice(first))
        expect(known.orderNumber).not.toBeNull();
    }),
  );
});

it('accepts every other reported state', () => {
  const at = (state: PaymentStanding['state'], isAwaited = false): PaymentStanding => ({
    state,
    isAwaited,
    orderNumber: null,
  });
  for (const state of PAYMENT_STATES) {
    expect(knownAfter(null, at(state))).toEqual(at(state));
    expect(knownAfter(at('unknown'), at(state))).toEqual(at(state));
  }
  for (const state of ['failed', 'cancelled', 'received'] as const) {
    expect(knownAfter(at('processing', true), at(state))).toEqual(at(state));
    expect(knownAfter(at('processing'), at(state))).toEqual(at(state));
  }
  expect(knownAfter(at('processing', true), at('processing'))).toEqual(at('processing'));
  // It may have been agreed to since.
  expect(knownAfter(at('processing', true), at('unknown'))).toEqual(at('processing'));
});
