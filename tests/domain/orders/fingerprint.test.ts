import { expect, it } from 'vitest';
import { fingerprintOf } from '#domain/orders/fingerprint.ts';
import { aCustomer } from '#tests/data/customer.ts';

it('is equal for equal orders only, and contains no part of the order', () => {
  const print = fingerprintOf(aCustomer(), 'EMAIL', null, false);
  expect(fingerprintOf({ ...aCustomer() }, 'EMAIL', null, false)).toBe(print);
  expect(fingerprintOf(aCustomer(), 'LINK', null, false)).not.toBe(print);
  expect(fingerprintOf({ ...aCustomer(), firstName: 'Bo' }, 'EMAIL', null, false)).not.toBe(print);
  expect(print).toMatch(/^[0-9a-z]+-[0-9a-z]+$/);
});
