import { expect, it } from 'vitest';
import { isRedeemingAt } from '#domain/charge/topUpPlace.ts';

it.each([
  '/shops',
  '/shops/100269/bowlaria',
  '/redeem/100269/value',
  '/redeem/100269/details',
  '/redeem/100269/check',
  '/basket',
  '/basket/details',
  '/basket/check',
])('a top-up leads back to %s', (path) => {
  expect(isRedeemingAt(path)).toBe(true);
});

it.each([
  '/',
  '/prepaid',
  '/thankyou',
  '/redeem/resend-link',
  '/redeem/100269/pay',
  '/basket/pay',
  '/basket/value',
  '/donate',
  '//elsewhere.example/shops',
  'https://elsewhere.example/shops',
  '/shopsalike',
])('and not to %s', (path) => {
  expect(isRedeemingAt(path)).toBe(false);
});
