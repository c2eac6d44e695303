import { TYPED } from './customer.ts';
import type { AreaStates, Kept, StateSeed } from './screenState.ts';

const customer: Kept = { 'customerDraft.v1': { ...TYPED, delivery: 'EMAIL' } };

const chosen = ({ shop, valueInCent }: StateSeed): Kept => ({
  'redemptionDraft.v1': { shopId: shop.id, valueInCent },
});

const basket = ({ shop, other, valueInCent }: StateSeed): Kept => ({
  'basket.v1': [shop, other].map(({ id, name }) => ({
    shopId: id,
    shopName: name,
    valueInCent,
    quantity: 1,
  })),
});

const filled = (before: (seed: StateSeed) => Kept) => (seed: StateSeed) => ({ ...customer, ...before(seed) });

const step =
  (name: string) =>
  ({ shop }: StateSeed) =>
    `/redeem/${shop.id}/${name}`;

const VOUCHER = { voucher: 'plain' } as const;

/** From the value to the check page, for a shop and for a basket. */
export const REDEMPTION_STATES: AreaStates = {
  redemption: [
    { name: 'value', title: 'the values', path: step('value'), ...VOUCHER },
    { name: 'details-new', title: 'the empty details', path: step('details'), ...VOUCHER, kept: chosen },
    { name: 'details', title: 'the details', path: step('details'), ...VOUCHER, kept: filled(chosen) },
    { name: 'check', title: 'the check page', path: step('check'), ...VOUCHER, kept: filled(chosen) },
    { name: 'basket', title: 'the basket', path: '/basket', ...VOUCHER, kept: filled(basket) },
    {
      name: 'basket-details',
      title: 'the details of a basket',
      path: '/basket/details',
      ...VOUCHER,
      kept: basket,
    },
    {
      name: 'basket-check',
      title: 'the check of a basket',
      path: '/basket/check',
      ...VOUCHER,
      kept: filled(basket),
    },
  ],
};
