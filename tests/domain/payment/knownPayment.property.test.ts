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

it('never lets a payment that was received come to nothing, whatever is said afterwards', () => {
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

it('never says that a payment waits for its payer, or was never heard of, after they have agreed', () => {
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

it('keeps the order number once it was told', () => {
  fc.assert(
    fc.property(words, (told) => {
      const first = told.findIndex(({ orderNumber }) => orderNumber !== null);
      for (const known of first === -1 ? [] : course(told).slice(first))
        expect(known.orderNumber).not.toBeNull();
    }),
  );
});

it('believes everything else that is said', () => {
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
