import type { ScreenState } from './screenState.ts';

/** The warning comes two minutes before the end. */
const LAST_SECONDS_MS = 100_000;

/** The wall and a shop. */
export const SHOP_STATES: readonly ScreenState[] = [
  { name: 'wall-open', title: 'the wall without a voucher', area: 'shops', path: '/shops' },
  { name: 'wall', title: 'the wall', area: 'shops', path: '/shops', voucher: 'plain' },
  {
    name: 'wall-nothing',
    title: 'nothing found',
    area: 'shops',
    path: '/shops?name=qqqqqq',
    voucher: 'plain',
  },
  {
    name: 'wall-narrowed',
    title: 'the narrowed wall',
    area: 'shops',
    path: '/shops?categories=3&redeemable=online',
    voucher: 'plain',
  },
  {
    name: 'wall-empty',
    title: 'the wall without shops',
    area: 'shops',
    path: '/shops',
    voucher: 'plain',
    scenario: 'no-shops',
  },
  {
    name: 'wall-failed',
    title: 'the wall that cannot be loaded',
    area: 'shops',
    path: '/shops',
    voucher: 'plain',
    scenario: 'wall-fails',
  },
  {
    name: 'shop',
    title: 'the shop',
    area: 'shops',
    path: ({ shop }) => `/shops/${shop.id}`,
    voucher: 'plain',
  },
  { name: 'shop-unknown', title: 'an unknown shop', area: 'shops', path: '/shops/1', voucher: 'plain' },
  {
    name: 'session-end',
    title: 'the end of a session',
    area: 'shops',
    path: '/shops',
    voucher: 'plain',
    kept: ({ now }) => ({ 'tokenExpiry.v1': now + LAST_SECONDS_MS }),
  },
];
