import { expect, it } from 'vitest';
import type { Delivery } from '#domain/redemption/delivery.ts';
import { REDEMPTION_STATUSES, isGoingWell, isPending, progressOf } from '#domain/redemption/redemption.ts';

it('maps each status of the contract to its progress', () => {
  expect(REDEMPTION_STATUSES.map((status) => [status, progressOf(status)])).toEqual([
    ['ACCEPTED', 'on-its-way'],
    ['PAYMENT_PENDING', 'on-its-way'],
    ['PROCESSING', 'on-its-way'],
    ['COMPLETED', 'on-its-way'],
    ['ON_HOLD', 'on-hold'],
    ['FAILED', 'returned'],
    ['RETURNED_TO_BALANCE', 'returned'],
  ]);
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
] as const)('treats %s with the delivery state %s as pending: %s', (status, state, expected) => {
  const delivery = state && { state, kind: 'EMAIL' as const, promisedBy: null };
  expect(isPending({ status, delivery })).toBe(expected);
});

it('does not wait for a parcel', () => {
  const delivery = { state: 'PENDING', kind: 'POST', promisedBy: null } as const;
  expect(isPending({ status: 'COMPLETED', delivery })).toBe(false);
});

const READY: Delivery = { state: 'READY', kind: 'LINK', promisedBy: null };
it.each([
  ['COMPLETED', null, true],
  ['COMPLETED', { ...READY, state: 'DELAYED' }, true],
  ['COMPLETED', { ...READY, state: 'FAILED' }, false],
  ['ON_HOLD', READY, false],
  ['FAILED', READY, false],
] as const)('treats %s with the delivery %j as going well: %s', (status, delivery, isWell) => {
  expect(isGoingWell({ status, delivery })).toBe(isWell);
});
