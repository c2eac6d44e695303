import { expect, it } from 'vitest';
import { type Zone, zoneOf } from '#domain/link/zone.ts';
import { ROUTE_REQUESTS } from '#tests/data/routeRequests.ts';
import { ROUTES } from '#ui/shell/routes.ts';

it.each([
  '/payment/anything/below',
  '/redeem/shop-1/pay',
  '/basket/pay/',
  '/basket/pay//',
  '/Prepaid/CheckOut',
  '/%70repaid/checkout',
  '/prepaid%2Fcheckout',
])('treats %s as a payment page', (path) => {
  expect(zoneOf(path, true)).toBe('payment');
  expect(zoneOf(path, false)).toBe('payment');
});

it.each([
  '//',
  '/Shops/shop-1/slug/',
  '/birthday',
  '/merchantcodes',
  '/redeem/shop-1/details',
  '/payments',
  '/help',
  '/help/business',
])('treats %s as a page for third parties if the site has any', (path) => {
  expect(zoneOf(path, true)).toBe('third-party');
  expect(zoneOf(path, false)).toBe('plain');
});

it.each([
  '',
  '/merchantcode',
  '/merchantcode/token',
  '/MerchantCode/token',
  '/%6Derchantcode/token',
  '/merchantcode%2Ftoken',
  '/%2Fmerchantcode/token',
  '//merchantcode/token',
  '/./merchantcode/token',
  '/voucher-pdf/ident',
  '/fraud-prevention/ident',
  '/activate/source/reference/hash',
  '/prepaid/',
  '/prepaid/checkout/more',
  '/a/prepaid/checkout',
  '//prepaid/checkout',
  '/payment',
  '/payment/',
  '/payments/x',
  '/redeem/pay',
  '/redeem/1/2/pay',
  '/redeem/shop-1',
  '/redeem/shop-1/other',
  '/basket/other',
  '/basket/payment',
  '/help/a/b',
  '/tpr',
  '/index.html',
  '/%69ndex.html',
  '/tpr/ident',
  '/some/new/page',
  '/%E0%A4%A/basket/pay',
])('treats %s as a plain page', (path) => {
  expect(zoneOf(path, true)).toBe('plain');
});

const PAYMENT_ROUTES = [
  '/redeem/:shopId/pay',
  '/basket/pay',
  '/payment/amazon-pay-return',
  '/payment/unzer-return',
  '/prepaid/checkout',
  '/prepaid/order/pay',
];

/** A new route is decided about in `routeRequests.ts`: its zone follows from whom its page may ask. */
const zoneOfRoute = (path: string): Zone => {
  if (PAYMENT_ROUTES.includes(path)) return 'payment';
  return ROUTE_REQUESTS[path]?.consented.length ? 'third-party' : 'plain';
};

it('assigns every route to its zone, with and without third parties', () => {
  for (const { path } of ROUTES) {
    const zone = zoneOfRoute(path);
    expect([path, zoneOf(path, true)]).toEqual([path, zone]);
    expect([path, zoneOf(path, false)]).toEqual([path, zone === 'third-party' ? 'plain' : zone]);
  }
});

it('expects requests to third parties for every route of their zone, and none for other routes whatever the consent', () => {
  expect(Object.keys(ROUTE_REQUESTS).toSorted()).toEqual(
    expect.arrayContaining(ROUTES.map(({ path }) => path).toSorted()),
  );
  for (const [path, { at, before, consented }] of Object.entries(ROUTE_REQUESTS)) {
    const zone = zoneOfRoute(path);
    expect([path, before]).toEqual([path, zone === 'third-party' ? ['web.cmp.usercentrics.eu'] : []]);
    expect([path, consented.length > 0]).toEqual([path, zone === 'third-party']);
    expect([at, zoneOf(at, true)]).toEqual([at, zone]);
  }
});
