import { expect, it } from 'vitest';
import {
  PAYMENT_STATES,
  type PaymentState,
  mayStillChange,
  problemOfPayment,
} from '#domain/payment/payment.ts';

it.each<[PaymentState, boolean, unknown]>([
  ['received', false, null],
  ['unknown', false, null],
  ['failed', false, { kind: 'payment-failed', moneyState: 'untouched' }],
  ['cancelled', false, { kind: 'payment-cancelled', moneyState: 'untouched' }],
  ['processing', true, { kind: 'payment-open', moneyState: 'untouched' }],
  ['processing', false, { kind: 'charge-unclear', moneyState: 'reserved' }],
])('reads the state "%s", awaited: %s', (state, isAwaited, problem) => {
  expect(problemOfPayment({ state, isAwaited })).toEqual(problem);
});

const MINUTE = 60_000;

it('may hear more of a payment that is carried out or of which nothing was heard, whenever that is', () => {
  expect(mayStillChange(null, 60 * MINUTE)).toBe(true);
  expect(mayStillChange('processing', 60 * MINUTE)).toBe(true);
});

it('may hear for two minutes of one that nobody knows: it may have been begun a moment ago', () => {
  expect(mayStillChange('unknown', 0)).toBe(true);
  expect(mayStillChange('unknown', 2 * MINUTE - 1)).toBe(true);
  expect(mayStillChange('unknown', 2 * MINUTE)).toBe(false);
});

it.each(PAYMENT_STATES.filter((state) => state !== 'processing' && state !== 'unknown'))(
  'hears no more of one that is settled: %s',
  (state) => {
    expect(mayStillChange(state, 0)).toBe(false);
  },
);
