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
])('returns from a top-up to %s', (path) => {
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
])('does not return from a top-up to %s', (path) => {
  expect(isRedeemingAt(path)).toBe(false);
});
