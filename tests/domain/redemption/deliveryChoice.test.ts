import { expect, it } from 'vitest';
import { CODE_DELIVERIES, deliveriesFor, deliveryFor } from '#domain/redemption/deliveryChoice.ts';

const code = (quantity = 1) => ({ quantity, shop: { isPhysical: false } });
const PARCEL = { quantity: 1, shop: { isPhysical: true } };

it('offers a ZIP only for more codes than one', () => {
  expect(deliveriesFor([code()])).toEqual(['EMAIL', 'LINK', 'PDF']);
  expect(deliveriesFor([code(2)])).toEqual([...CODE_DELIVERIES]);
  expect(deliveriesFor([code(), code()])).toEqual([...CODE_DELIVERIES]);
});

it('leaves no choice where anything goes by post', () => {
  expect(deliveriesFor([code(3), PARCEL])).toEqual([]);
  for (const wish of CODE_DELIVERIES) expect(deliveryFor([code(), PARCEL], wish)).toBe('POST');
});

it('takes what is wished', () => {
  for (const wish of CODE_DELIVERIES) expect(deliveryFor([code(2)], wish)).toBe(wish);
});

it('makes a PDF of a ZIP that would hold a single code', () => {
  expect(deliveryFor([code()], 'ZIP')).toBe('PDF');
});
