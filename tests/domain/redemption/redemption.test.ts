import { expect, it } from 'vitest';
import { REDEMPTION_STATUSES, progressOf } from '#domain/redemption/redemption.ts';

it.each(['ACCEPTED', 'PAYMENT_PENDING', 'PROCESSING', 'COMPLETED'] as const)(
  'tells a holder whose redemption is %s that it is on its way',
  (status) => {
    expect(progressOf(status)).toBe('on-its-way');
  },
);

it('tells a holder that a redemption is on hold', () => {
  expect(progressOf('ON_HOLD')).toBe('on-hold');
});

it.each(['FAILED', 'RETURNED_TO_BALANCE'] as const)(
  'tells a holder that with %s the money is back',
  (status) => {
    expect(progressOf(status)).toBe('returned');
  },
);

it('has the seven statuses of the contract', () => {
  expect(REDEMPTION_STATUSES).toHaveLength(7);
  for (const status of REDEMPTION_STATUSES) expect(progressOf(status)).toBeDefined();
});
