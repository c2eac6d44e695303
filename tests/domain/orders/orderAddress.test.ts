import { expect, it } from 'vitest';
import { orderAddress } from '#domain/orders/orderAddress.ts';
import { anOpenDonation } from '#tests/data/donation.ts';

const order = anOpenDonation();
const masked = `${order.email.charAt(0)}•••${order.email.slice(order.email.indexOf('@'))}`;

it('shows the e-mail address while the voucher of the order is the last one of the tab', () => {
  expect(orderAddress(order, order.voucher.mark)).toBe(order.email);
});

it('masks the e-mail address after all data were removed, or once another voucher is in use', () => {
  expect([orderAddress(order, null), orderAddress(order, '987654321')]).toEqual([masked, masked]);
});
