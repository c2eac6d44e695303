import { expect, it } from 'vitest';
import { contradicts } from '#domain/redemption/contradiction.ts';
import { REDEMPTION_STATUSES } from '#domain/redemption/redemption.ts';

/** What may rightly follow each status. */
const FOLLOWS: Readonly<Record<(typeof REDEMPTION_STATUSES)[number], readonly string[]>> = {
  PAYMENT_PENDING: ['ACCEPTED', 'PROCESSING', 'COMPLETED', 'ON_HOLD', 'FAILED', 'RETURNED_TO_BALANCE'],
  ACCEPTED: ['PROCESSING', 'COMPLETED', 'ON_HOLD', 'FAILED', 'RETURNED_TO_BALANCE'],
  PROCESSING: ['ACCEPTED', 'COMPLETED', 'ON_HOLD', 'FAILED', 'RETURNED_TO_BALANCE'],
  ON_HOLD: ['ACCEPTED', 'PROCESSING', 'COMPLETED', 'FAILED', 'RETURNED_TO_BALANCE'],
  // Its codes may turn out to be late after all.
  COMPLETED: ['ACCEPTED', 'PROCESSING', 'ON_HOLD', 'RETURNED_TO_BALANCE'],
  FAILED: ['RETURNED_TO_BALANCE'],
  RETURNED_TO_BALANCE: ['FAILED'],
};

it.each(REDEMPTION_STATUSES)('allows after %s the same status and its successors', (before) => {
  const follows = REDEMPTION_STATUSES.filter((told) => !contradicts(before, told, false));
  expect(follows.toSorted()).toEqual([before, ...FOLLOWS[before]].toSorted());
});

it.each(REDEMPTION_STATUSES)('rejects a failure after a received payment, following %s', (before) => {
  expect(contradicts(before, 'FAILED', true)).toBe(before !== 'FAILED');
});
