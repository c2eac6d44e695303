import { expect, it } from 'vitest';
import { zoneOf } from '#domain/link/zone.ts';

it.each([
  '/prepaid/checkout',
  '/prepaid/order/pay',
  '/payment/amazon-pay-return',
  '/payment/unzer-return',
  '/payment/anything/below',
  '/redeem/shop-1/pay',
  '/redeem/:shopId/pay',
  '/basket/pay',
  '/basket/pay/',
  '/basket/pay//',
  '/Prepaid/CheckOut',
  '/%70repaid/checkout',
  '/prepaid%2Fcheckout',
])('counts %s among the pages on which one pays', (path) => {
  expect(zoneOf(path)).toBe('payment');
});

it.each([
  '/',
  '',
  '/prepaid',
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
  '/redeem/shop-1/details',
  '/basket',
  '/basket/payment',
  '/shops/basket/pay',
  '/%E0%A4%A/basket/pay',
  '*',
  '/:category?',
])('counts %s among the plain pages', (path) => {
  expect(zoneOf(path)).toBe('plain');
});
