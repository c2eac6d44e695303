import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type WalletAsked, isSignedFor } from '#domain/payment/walletPayload.ts';
import { aWalletPayload } from '#tests/data/payment.ts';

const ASKED: WalletAsked = {
  amountInCent: 25_00,
  currency: 'EUR',
  returnUrl: 'https://www.frohgut.example/payment/amazon-pay-return?reference=r-1',
  clientId: 'client',
};
const { returnUrl } = ASKED;

it.each(['25.00', '25.0', '25'])('accepts a payload that is signed for the same amount: %s', (amount) => {
  expect(isSignedFor(aWalletPayload({ returnUrl, amount }), ASKED)).toBe(true);
});

it('accepts a payload with an additional parameter in its return address, or without a shop', () => {
  expect(isSignedFor(aWalletPayload({ returnUrl: `${returnUrl}&shop=1` }), ASKED)).toBe(true);
  const { storeId: _, ...rest } = JSON.parse(aWalletPayload({ returnUrl })) as Record<string, unknown>;
  expect(isSignedFor(JSON.stringify(rest), ASKED)).toBe(true);
});

it('accepts the same shop, also if its digits are a number', () => {
  const payload = JSON.parse(aWalletPayload({ returnUrl })) as Record<string, unknown>;
  const asked = { ...ASKED, clientId: '4711' };
  expect(isSignedFor(JSON.stringify({ ...payload, storeId: 4711 }), asked)).toBe(true);
  expect(isSignedFor(JSON.stringify({ ...payload, storeId: 4712 }), asked)).toBe(false);
});

it('accepts return addresses for review and result only if both are the same', () => {
  const payload = (ways: object) =>
    JSON.stringify({
      ...(JSON.parse(aWalletPayload()) as object),
      webCheckoutDetails: ways,
    });
  expect(isSignedFor(payload({ checkoutReviewReturnUrl: returnUrl }), ASKED)).toBe(true);
  const both = { checkoutReviewReturnUrl: returnUrl, checkoutResultReturnUrl: returnUrl };
  expect(isSignedFor(payload(both), ASKED)).toBe(true);
  const other = { ...both, checkoutReviewReturnUrl: 'https://elsewhere.example/' };
  expect(isSignedFor(payload(other), ASKED)).toBe(false);
});

it.each([
  ['another amount', { amount: '25.01' }],
  ['an amount in cents', { amount: '2500' }],
  ['an amount that is no decimal', { amount: '25,00' }],
  ['an amount below nothing', { amount: '-25.00' }],
  ['another currency', { currencyCode: 'GBP' }],
  ['another shop', { storeId: 'other' }],
  ['another way back', { returnUrl: 'https://www.frohgut.example/' }],
  ['the reference of another payment', { returnUrl: `${returnUrl}2` }],
  ['another host', { returnUrl: returnUrl.replace('frohgut', 'evil') }],
])('rejects a payload with %s', (_what, about) => {
  expect(isSignedFor(aWalletPayload({ returnUrl, ...about }), ASKED)).toBe(false);
});

it('rejects any other text without throwing', () => {
  for (const payload of [
    '',
    '{',
    'null',
    '[]',
    '"{}"',
    '{"webCheckoutDetails":null,"paymentDetails":{"chargeAmount":7}}',
  ])
    expect(isSignedFor(payload, ASKED)).toBe(false);
  fc.assert(fc.property(fc.string(), (payload) => !isSignedFor(payload, ASKED)));
  fc.assert(fc.property(fc.json(), (payload) => !isSignedFor(payload, ASKED)));
});
