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
])('maps the payment state "%s", awaited %s, to a problem', (state, isAwaited, problem) => {
  expect(problemOfPayment({ state, isAwaited })).toEqual(problem);
});

const MINUTE = 60_000;

it.each<[PaymentState | null, number, boolean]>([
  [null, 60 * MINUTE, true],
  ['processing', 60 * MINUTE, true],
  // It may have been begun a moment ago.
  ['unknown', 0, true],
  ['unknown', 2 * MINUTE - 1, true],
  ['unknown', 2 * MINUTE, false],
])('may still change until it is settled: %s after %d ms', (state, passed, may) => {
  expect(mayStillChange(state, passed)).toBe(may);
});

it.each(PAYMENT_STATES.filter((state) => state !== 'processing' && state !== 'unknown'))(
  'no longer changes once it is settled: %s',
  (state) => {
    expect(mayStillChange(state, 0)).toBe(false);
  },
);
