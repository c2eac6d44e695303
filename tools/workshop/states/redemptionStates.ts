import { PERSON, typedBy } from './customer.ts';
import type { Kept, ScreenState, StateSeed } from './screenState.ts';

const customer: Kept = { 'customerDraft.v1': { ...typedBy(PERSON), delivery: 'EMAIL' } };

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

/** From the value to the check page, for a shop and for a basket. */
export const REDEMPTION_STATES: readonly ScreenState[] = [
  {
    name: 'values',
    title: 'the values',
    area: 'redemption',
    path: ({ shop }) => `/redeem/${shop.id}/value`,
    voucher: 'plain',
  },
  {
    name: 'details',
    title: 'the details',
    area: 'redemption',
    path: ({ shop }) => `/redeem/${shop.id}/details`,
    voucher: 'plain',
    kept: chosen,
  },
  {
    name: 'check',
    title: 'the check page',
    area: 'redemption',
    path: ({ shop }) => `/redeem/${shop.id}/check`,
    voucher: 'plain',
    kept: (seed) => ({ ...customer, ...chosen(seed) }),
  },
  {
    name: 'basket',
    title: 'the basket',
    area: 'redemption',
    path: '/basket',
    voucher: 'plain',
    kept: basket,
  },
  {
    name: 'basket-details',
    title: 'the details of a basket',
    area: 'redemption',
    path: '/basket/details',
    voucher: 'plain',
    kept: basket,
  },
  {
    name: 'basket-check',
    title: 'the check of a basket',
    area: 'redemption',
    path: '/basket/check',
    voucher: 'plain',
    kept: (seed) => ({ ...customer, ...basket(seed) }),
  },
];
