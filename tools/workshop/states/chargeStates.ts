import { SITES } from '../../sandbox/core/sites.ts';
import type { AreaStates, Kept, StateSeed } from './screenState.ts';

/** The sites that top up vouchers. */
const CHARGING = SITES.filter(({ charges }) => charges).map(({ id }) => id);

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

const OPEN = { sites: CHARGING } as const;
const PREPAID = { ...OPEN, voucher: 'prepaid' } as const;

/** Topping up, and ordering vouchers. */
export const CHARGE_STATES: AreaStates = {
  charge: [
    { name: 'charge', title: 'topping up', path: '/prepaid', ...OPEN },
    { name: 'charge-amount', title: 'the amount', path: '/prepaid', ...PREPAID, kept: prepared(null) },
    {
      name: 'charge-checkout',
      title: 'the checkout',
      path: '/prepaid/checkout',
      ...PREPAID,
      kept: prepared(25_00),
    },
    { name: 'charge-done', title: 'topped up', path: '/prepaid/finalized', ...PREPAID, kept: paid },
    {
      name: 'charge-finalized',
      title: 'no receipt of a top-up',
      path: '/prepaid/finalized',
      ...OPEN,
    },
    { name: 'voucher-order', title: 'an order of vouchers', path: '/prepaid/order', ...OPEN },
  ],
  payment: [{ name: 'payment-missing', title: 'no payment', path: '/payment/unzer-return', ...OPEN }],
};
