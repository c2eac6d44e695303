import { expect, it } from 'vitest';
import type { Delivery, DeliveryState } from '#domain/redemption/delivery.ts';
import { postingOf } from '#domain/redemption/posting.ts';
import { anItem } from '#tests/data/redemption.ts';

const posted = (state: DeliveryState): Delivery => ({ state, kind: 'POST', promisedBy: null });
const mailed = (state: DeliveryState): Delivery => ({ state, kind: 'EMAIL', promisedBy: null });
const items = (...lines: readonly Delivery[]) => lines.map((delivery) => anItem({ delivery }));

it.each([null, mailed('DELAYED')])('reports no parcel for the delivery %j', (delivery) => {
  expect(postingOf({ delivery, items: [anItem()] })).toBeNull();
});

it.each([
  ['PENDING', 'preparing'],
  ['DELAYED', 'late'],
  ['SENT', 'on-its-way'],
] as const)('uses %s of the whole order for a line without its own delivery', (state, parcel) => {
  expect(postingOf({ delivery: posted(state), items: [anItem()] })).toEqual({ parcel, codes: 'none' });
});

it('reports the slowest of several parcels', () => {
  const lines = items(posted('SENT'), posted('DELAYED'), posted('PENDING'));
  expect(postingOf({ delivery: posted('PENDING'), items: lines })?.parcel).toBe('late');
  expect(postingOf({ delivery: posted('PENDING'), items: lines.toSpliced(1, 1) })?.parcel).toBe('preparing');
});

it('keeps late codes and late parcels apart', () => {
  const late = posted('DELAYED');
  expect(postingOf({ delivery: late, items: items(posted('SENT'), mailed('DELAYED')) })).toEqual({
    parcel: 'on-its-way',
    codes: 'late',
  });
  expect(postingOf({ delivery: late, items: items(posted('DELAYED'), mailed('SENT')) })).toEqual({
    parcel: 'late',
    codes: 'mailed',
  });
});
