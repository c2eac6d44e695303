import { expect, it } from 'vitest';
import { zoneOf } from '#domain/route/zone.ts';
import { ROUTE_REQUESTS } from '#tests/data/routeRequests.ts';
import { ROUTES } from '#domain/route/routes.ts';

it.each([
  '/payment/anything/below',
  '/redeem/shop-1/pay',
  '/basket/pay/',
  '/basket/pay//',
  '/Prepaid/CheckOut',
  '/%70repaid/checkout',
  '/prepaid%2Fcheckout',
  '/prepaid/order/pay',
  '/payment/amazon-pay-return',
  '/payment/unzer-return',
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
  '/region',
  '/basket',
  '/basket/details',
  '/basket/check',
  '/redeem/shop-1/value',
  '/redeem/shop-1/check',
  '/redeem/resend-link',
  '/donate',
  '/donate/check',
  '/donate/done',
  '/reactivate',
  '/order-status',
  '/us/terms-and-conditions',
  '/us/privacy-policy',
  '/us/legal-notice',
  '/redemption-conditions',
  '/accessibility',
  '/contact',
  '/acceptance-points',
])('treats %s as a page for third parties if the site has any', (path) => {
  expect(zoneOf(path, true)).toBe('third-party');
  expect(zoneOf(path, false)).toBe('plain');
});

it.each([
  '',
  '/merchantcode',
  '/merchantcode/token',
  '/thankyou',
  '/ThankYou/',
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
  '/prepaid/finalized',
  '/prepaid/order',
  '/prepaid/ordered',
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

it.each(ROUTES)('assigns an address of $path to the zone $zone of its row', ({ path, zone }) => {
  const { at } = ROUTE_REQUESTS[path] ?? { at: '' };
  for (const address of [at, `${at}/`, at.toUpperCase()]) {
    expect(zoneOf(address, true)).toBe(zone);
    expect(zoneOf(address, false)).toBe(zone === 'third-party' ? 'plain' : zone);
  }
});

it('allows third parties on no page whose address has more than the names of shops, categories and tabs', () => {
  const open = ROUTES.filter(({ zone }) => zone === 'third-party').map(({ path }) => path);
  const parameters = new Set(open.flatMap((path) => path.match(/:\w+/g) ?? []));
  expect([...parameters].toSorted()).toEqual([':category', ':id', ':shopId', ':slug', ':tab']);
});

it('has the payment on pages of the payment zone alone', () => {
  const paths = ROUTES.filter(({ path }) => /pay|checkout/.test(path)).map(({ path, zone }) => [path, zone]);
  expect(paths).toHaveLength(6);
  expect(new Set(paths.map(([, zone]) => zone))).toEqual(new Set(['payment']));
});

it('expects requests to third parties for every route of their zone, and none for other routes whatever the consent', () => {
  for (const { path, zone } of ROUTES) {
    const { before = [], consented = [] } = ROUTE_REQUESTS[path] ?? {};
    expect([path, before]).toEqual([path, zone === 'third-party' ? ['web.cmp.usercentrics.eu'] : []]);
    expect([path, consented.length > 0]).toEqual([path, zone === 'third-party']);
  }
});
