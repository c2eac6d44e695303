import type { GivenOrder, GivenVoucher } from '#domain/activation/activation.ts';
import type { SerialNumber } from '#domain/voucher/serialNumber.ts';
import { DAY, now } from './moments.ts';

export const aLink = { source: 'post', reference: '482910401', hash: 'aH6pD9sA5uZk0tTq3b8mV2xYw7nR4cJ1' };

export const FIRST = '410000001' as SerialNumber;
export const SECOND_ONE = '410000002' as SerialNumber;
export const THIRD = '410000003' as SerialNumber;

export function aGiven(about: Partial<GivenVoucher> = {}): GivenVoucher {
  return {
    serialNumber: FIRST,
    value: { amountInCent: 5000, currency: 'EUR' },
    state: 'INACTIVE',
    activatedAt: null,
    ...about,
  };
}

/** Two vouchers to activate and an activated one. */
export function anOrder(about: Partial<GivenOrder> = {}): GivenOrder {
  return {
    orderedAt: now - 5 * DAY,
    buyer: 'private',
    vouchers: [
      aGiven(),
      aGiven({ serialNumber: SECOND_ONE, value: { amountInCent: 2500, currency: 'EUR' } }),
      aGiven({ serialNumber: THIRD, state: 'ACTIVATED', activatedAt: now - DAY }),
    ],
    ...about,
  };
}
