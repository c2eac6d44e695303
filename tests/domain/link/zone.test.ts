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

/** A new route is decided about here, and has to be written down in `zone.ts` if it is to be anything but plain. */
const ZONES: Readonly<Record<string, Zone>> = {
  '/region': 'third-party',
  '/': 'third-party',
  '/:category?': 'third-party',
  '/shops': 'third-party',
  '/shops/:id/:slug?': 'third-party',
  '/redeem/:shopId/value': 'third-party',
  '/redeem/:shopId/details': 'third-party',
  '/redeem/:shopId/check': 'third-party',
  '/redeem/:shopId/pay': 'payment',
  '/basket': 'third-party',
  '/basket/details': 'third-party',
  '/basket/check': 'third-party',
  '/basket/pay': 'payment',
  '/donate': 'third-party',
  '/donate/check': 'third-party',
  '/donate/done': 'third-party',
  '/payment/amazon-pay-return': 'payment',
  '/payment/unzer-return': 'payment',
  '/help/:tab?': 'third-party',
  '/thankyou': 'third-party',
  '/merchantcode/:redeemLinkToken': 'plain',
  '/tpr/:ident': 'plain',
  '/activate/:orderSource/:orderReference/:orderHash': 'plain',
  '/reactivate': 'third-party',
  '/redeem/resend-link': 'third-party',
  '/order-status': 'third-party',
  '/prepaid': 'plain',
  '/prepaid/checkout': 'payment',
  '/prepaid/finalized': 'plain',
  '/prepaid/order': 'plain',
  '/prepaid/order/pay': 'payment',
  '/prepaid/ordered': 'plain',
  '/voucher-pdf/:ident': 'plain',
  '/fraud-prevention/:ident': 'plain',
  '/us/terms-and-conditions': 'third-party',
  '/us/privacy-policy': 'third-party',
  '/us/legal-notice': 'third-party',
  '/contact': 'third-party',
  '/acceptance-points': 'third-party',
  '/redemption-conditions': 'third-party',
  '/accessibility': 'third-party',
  '*': 'plain',
};

it('assigns every route to its zone, with and without third parties', () => {
  const zones = ROUTES.map(({ path }) => [path, zoneOf(path, true)]);
  expect(zones).toEqual(ROUTES.map(({ path }) => [path, ZONES[path]]));
  const withoutOthers = ROUTES.map(({ path }) => [path, zoneOf(path, false)]);
  expect(withoutOthers).toEqual(zones.map(([path, zone]) => [path, zone === 'third-party' ? 'plain' : zone]));
});

it('expects requests to third parties for every route of their zone, and none for other routes whatever the consent', () => {
  expect(Object.keys(ROUTE_REQUESTS).toSorted()).toEqual(
    expect.arrayContaining(ROUTES.map(({ path }) => path).toSorted()),
  );
  for (const [path, { at, before, consented }] of Object.entries(ROUTE_REQUESTS)) {
    const isOpen = ZONES[path] === 'third-party';
    expect([path, before]).toEqual([path, isOpen ? ['web.cmp.usercentrics.eu'] : []]);
    expect([path, consented.length > 0]).toEqual([path, isOpen]);
    expect([at, zoneOf(at, true)]).toEqual([at, ZONES[path]]);
  }
});
