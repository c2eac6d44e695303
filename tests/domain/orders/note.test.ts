import { expect, it } from 'vitest';
import { fingerprintOf } from '#domain/orders/fingerprint.ts';
import { LATEST_ARRIVAL_MS, hasLapsed } from '#domain/orders/lapse.ts';
import { isUnsettled } from '#domain/orders/note.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { now } from '#tests/data/moments.ts';
import { anOrderNote } from '#tests/data/redemption.ts';

it.each([
  ['sent', true],
  ['reserved', true],
  ['missed', false],
] as const)('has to be settled before anything else, unless it was missed: %s', (standing, isOpen) => {
  expect(isUnsettled(anOrderNote({ standing }))).toBe(isOpen);
});

it('has nothing to settle where nothing is noted', () => {
  expect(isUnsettled(null)).toBe(false);
});

it('tells the same order from another, and repeats nothing of it', () => {
  const print = fingerprintOf(aCustomer(), 'EMAIL', null, false);
  expect(fingerprintOf({ ...aCustomer() }, 'EMAIL', null, false)).toBe(print);
  expect(fingerprintOf(aCustomer(), 'LINK', null, false)).not.toBe(print);
  expect(fingerprintOf({ ...aCustomer(), firstName: 'Bo' }, 'EMAIL', null, false)).not.toBe(print);
  expect(print).toMatch(/^[0-9a-z]+-[0-9a-z]+$/);
});

it('has lapsed half an hour after it could last have been begun, and not before', () => {
  const reserved = anOrderNote({ standing: 'reserved' });
  expect(LATEST_ARRIVAL_MS).toBe(1_800_000);
  expect(hasLapsed(reserved, now, now + LATEST_ARRIVAL_MS)).toBe(true);
  expect(hasLapsed(reserved, now, now + LATEST_ARRIVAL_MS - 1)).toBe(false);
});

it.each(['sent', 'missed'] as const)(
  'never lapses where the backend has not said that it is at it: %s',
  (standing) => {
    expect(hasLapsed(anOrderNote({ standing }), now, now + 2 * LATEST_ARRIVAL_MS)).toBe(false);
  },
);
