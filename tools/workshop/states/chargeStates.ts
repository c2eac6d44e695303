import type { Kept, ScreenState, StateSeed } from './screenState.ts';

/** The sites that top up vouchers; a test compares them with the sites' files. */
const CHARGING = ['de', 'at', 'ch', 'gb'];

const REFERENCE = '00000000-0000-4000-8000-000000000000';

/** A prepared top-up. */
const prepared =
  (amount: number | null) =>
  ({ serialNumber, currency, chargeToken }: StateSeed): Kept => ({
    'charge.v1': {
      serialNumber,
      token: chargeToken,
      amount,
      currency,
      redeemValue: 40_00,
      min: 10_00,
      max: 150_00,
    },
    'chargeEntry.v1': { serialNumber, choice: amount, amountText: '' },
  });

const paid = ({ serialNumber, currency, now }: StateSeed): Kept => ({
  'chargeReceipt.v1': {
    reference: REFERENCE,
    orderNumber: '4711000816',
    provider: 'card',
    serialNumber,
    amountInCent: 25_00,
    balanceInCent: 65_00,
    currency,
    paidAt: now,
  },
});

/** Topping up, and ordering vouchers. */
export const CHARGE_STATES: readonly ScreenState[] = [
  { name: 'charge', title: 'topping up', area: 'charge', path: '/prepaid', sites: CHARGING },
  {
    name: 'charge-amount',
    title: 'the amount',
    area: 'charge',
    path: '/prepaid',
    voucher: 'prepaid',
    kept: prepared(null),
    sites: CHARGING,
  },
  {
    name: 'charge-checkout',
    title: 'the checkout',
    area: 'charge',
    path: '/prepaid/checkout',
    voucher: 'prepaid',
    kept: prepared(25_00),
    sites: CHARGING,
  },
  {
    name: 'charge-done',
    title: 'topped up',
    area: 'charge',
    path: '/prepaid/finalized',
    voucher: 'prepaid',
    kept: paid,
    sites: CHARGING,
  },
  {
    name: 'charge-none',
    title: 'no receipt of a top-up',
    area: 'charge',
    path: '/prepaid/finalized',
    sites: CHARGING,
  },
  {
    name: 'voucher-order',
    title: 'an order of vouchers',
    area: 'charge',
    path: '/prepaid/order',
    sites: CHARGING,
  },
  {
    name: 'payment-none',
    title: 'no payment',
    area: 'payment',
    path: '/payment/unzer-return',
    sites: CHARGING,
  },
];
