import { expect, it } from 'vitest';
import { orderAddress } from '#domain/orders/orderAddress.ts';
import { anOpenDonation } from '#tests/data/donation.ts';

const order = anOpenDonation();
const masked = `${order.email.charAt(0)}•••${order.email.slice(order.email.indexOf('@'))}`;

it('names the address as long as the voucher of the order is the last one of the tab', () => {
  expect(orderAddress(order, order.voucher.mark)).toBe(order.email);
});

it('masks it after everything was removed, and once another voucher has come into use', () => {
  expect([orderAddress(order, null), orderAddress(order, '987654321')]).toEqual([masked, masked]);
});
