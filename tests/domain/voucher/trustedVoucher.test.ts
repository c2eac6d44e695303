import { expect, it } from 'vitest';
import { trustedVoucher } from '#domain/voucher/trustedVoucher.ts';
import { aVoucher } from '#tests/data/voucher.ts';

const TOKEN = aVoucher();

it('uses the stored voucher if the token says the same', () => {
  expect(trustedVoucher(aVoucher(), TOKEN, null)).toEqual(TOKEN);
});

it.each([
  ['a balance of millions', { balanceInCent: 1e9 }],
  ['a smaller balance', { balanceInCent: 1_00 }],
  ['another currency', { currency: 'GBP' as const }],
  ['another serial number', { serialNumber: '987654321' }],
  ['another category', { categoryId: 2 }],
])('prefers the token to %s', (_what, about) => {
  expect(trustedVoucher(aVoucher(about), TOKEN, null)).toEqual(TOKEN);
});

it('accepts a lower balance that a redemption in this tab has left', () => {
  const rest = { amountInCent: 25_00, currency: 'EUR' } as const;
  expect(trustedVoucher(aVoucher({ balanceInCent: 25_00 }), TOKEN, rest)).toEqual(
    aVoucher({ balanceInCent: 25_00 }),
  );
  const odd = aVoucher({ balanceInCent: 25_00, currency: 'GBP' });
  expect(trustedVoucher(odd, TOKEN, rest)).toEqual(aVoucher({ balanceInCent: 25_00 }));
});

it.each([
  ['more than the token', { amountInCent: 50_01, currency: 'EUR' as const }],
  ['in another currency', { amountInCent: 25_00, currency: 'CHF' as const }],
  ['of another amount', { amountInCent: 24_00, currency: 'EUR' as const }],
])('rejects a stored remainder %s', (_what, rest) => {
  const stored = aVoucher({ balanceInCent: rest.amountInCent === 24_00 ? 25_00 : rest.amountInCent });
  expect(trustedVoucher(stored, TOKEN, rest)).toEqual(TOKEN);
});
