import type { AreaStates } from './screenState.ts';

/** The warning comes two minutes before the end. */
const LAST_SECONDS_MS = 100_000;

const VOUCHER = { voucher: 'plain' } as const;

/** The wall and a shop. */
export const SHOP_STATES: AreaStates = {
  shops: [
    { name: 'wall-open', title: 'the wall without a voucher', path: '/shops' },
    { name: 'wall', title: 'the wall', path: '/shops', ...VOUCHER },
    { name: 'wall-nothing-found', title: 'nothing found', path: '/shops?name=qqqqqq', ...VOUCHER },
    { name: 'wall-narrowed', title: 'the narrowed wall', path: '/shops?redeemable=online', ...VOUCHER },
    { name: 'wall-empty', title: 'the wall without shops', path: '/shops', ...VOUCHER, scenario: 'no-shops' },
    {
      name: 'wall-failed',
      title: 'the wall that cannot be loaded',
      path: '/shops',
      ...VOUCHER,
      scenario: 'wall-fails',
    },
    { name: 'shop', title: 'the shop', path: ({ shop }) => `/shops/${shop.id}`, ...VOUCHER },
    { name: 'shop-unknown', title: 'an unknown shop', path: '/shops/1', ...VOUCHER },
    {
      name: 'session-end',
      title: 'the end of a session',
      path: '/shops',
      ...VOUCHER,
      kept: ({ now }) => ({ 'tokenExpiry.v1': now + LAST_SECONDS_MS }),
    },
  ],
};
