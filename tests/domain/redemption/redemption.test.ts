import { expect, it } from 'vitest';
import type { Delivery } from '#domain/redemption/delivery.ts';
import { REDEMPTION_STATUSES, isGoingWell, isUnderWay, progressOf } from '#domain/redemption/redemption.ts';

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

it.each([
  ['ACCEPTED', null, true],
  ['PROCESSING', 'PENDING', true],
  ['ON_HOLD', 'PENDING', true],
  ['COMPLETED', 'DELAYED', true],
  ['COMPLETED', 'PENDING', true],
  ['COMPLETED', 'SENT', false],
  ['COMPLETED', 'READY', false],
  ['COMPLETED', null, false],
  ['FAILED', 'DELAYED', false],
  ['RETURNED_TO_BALANCE', 'PENDING', false],
] as const)('%s with a delivery that is %s is under way: %s', (status, state, expected) => {
  const delivery = state && { state, kind: 'EMAIL' as const, promisedBy: null };
  expect(isUnderWay({ status, delivery })).toBe(expected);
});

it('waits for no goods by post: whoever sees them come needs no page for it', () => {
  const delivery = { state: 'PENDING', kind: 'POST', promisedBy: null } as const;
  expect(isUnderWay({ status: 'COMPLETED', delivery })).toBe(false);
});

const READY: Delivery = { state: 'READY', kind: 'LINK', promisedBy: null };
it.each([
  ['COMPLETED', null, true],
  ['COMPLETED', { ...READY, state: 'DELAYED' }, true],
  ['COMPLETED', { ...READY, state: 'FAILED' }, false],
  ['ON_HOLD', READY, false],
  ['FAILED', READY, false],
] as const)('knows of %s with delivery %j whether all is well: %s', (status, delivery, isWell) => {
  expect(isGoingWell({ status, delivery })).toBe(isWell);
});
