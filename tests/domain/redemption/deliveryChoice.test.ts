import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { CODE_DELIVERIES, deliveriesFor, deliveryFor } from '#domain/redemption/deliveryChoice.ts';

const code = (quantity = 1) => ({ quantity, shop: { isPhysical: false } });
const PARCEL = { quantity: 1, shop: { isPhysical: true } };

it('offers a ZIP only for more than one code', () => {
  expect(deliveriesFor([code()], true)).toEqual(['LINK', 'EMAIL', 'PDF']);
  expect(deliveriesFor([code(2)], true)).toEqual([...CODE_DELIVERIES]);
  expect(deliveriesFor([code(), code()], true)).toEqual([...CODE_DELIVERIES]);
});

it('offers no choice if anything goes by post', () => {
  expect(deliveriesFor([code(3), PARCEL], true)).toEqual([]);
  for (const wish of CODE_DELIVERIES) expect(deliveryFor([code(), PARCEL], wish, true)).toBe('POST');
});

it('shows codes immediately by default, and offers that first', () => {
  expect(deliveryFor([code()], EMPTY_DRAFT.delivery, true)).toBe('LINK');
  expect(deliveriesFor([code(2)], true)[0]).toBe('LINK');
  expect(deliveryFor([code(), PARCEL], EMPTY_DRAFT.delivery, true)).toBe('POST');
});

it('uses the chosen delivery', () => {
  for (const wish of CODE_DELIVERIES) expect(deliveryFor([code(2)], wish, true)).toBe(wish);
});

it('delivers a PDF instead of a ZIP with a single code', () => {
  expect(deliveryFor([code()], 'ZIP', true)).toBe('PDF');
});

it('delivers no files where links to files lead nowhere', () => {
  expect(deliveriesFor([code(2)], false)).toEqual(['LINK', 'EMAIL']);
  expect(deliveryFor([code(2)], 'ZIP', false)).toBe('LINK');
  expect(deliveryFor([code()], 'EMAIL', false)).toBe('EMAIL');
});
