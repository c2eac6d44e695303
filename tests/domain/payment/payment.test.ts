import { expect, it } from 'vitest';
import { type PaymentState, problemOfPayment } from '#domain/payment/payment.ts';

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
