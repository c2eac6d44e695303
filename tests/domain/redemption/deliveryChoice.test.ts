import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { CODE_DELIVERIES, deliveriesFor, deliveryFor } from '#domain/redemption/deliveryChoice.ts';

const code = (quantity = 1) => ({ quantity, shop: { isPhysical: false } });
const PARCEL = { quantity: 1, shop: { isPhysical: true } };

it('offers a ZIP only for more than one code', () => {
  expect(deliveriesFor([code()])).toEqual(['LINK', 'EMAIL', 'PDF']);
  expect(deliveriesFor([code(2)])).toEqual([...CODE_DELIVERIES]);
  expect(deliveriesFor([code(), code()])).toEqual([...CODE_DELIVERIES]);
});

it('offers no choice if anything goes by post', () => {
  expect(deliveriesFor([code(3), PARCEL])).toEqual([]);
  for (const wish of CODE_DELIVERIES) expect(deliveryFor([code(), PARCEL], wish)).toBe('POST');
});

it('shows codes immediately by default, and offers that first', () => {
  expect(deliveryFor([code()], EMPTY_DRAFT.delivery)).toBe('LINK');
  expect(deliveriesFor([code(2)])[0]).toBe('LINK');
  expect(deliveryFor([code(), PARCEL], EMPTY_DRAFT.delivery)).toBe('POST');
});

it('uses the chosen delivery', () => {
  for (const wish of CODE_DELIVERIES) expect(deliveryFor([code(2)], wish)).toBe(wish);
});

it('delivers a PDF instead of a ZIP with a single code', () => {
  expect(deliveryFor([code()], 'ZIP')).toBe('PDF');
});
