import { expect, it } from 'vitest';
import { trustedVoucher } from '#domain/voucher/trustedVoucher.ts';
import { aVoucher } from '#tests/data/voucher.ts';

const TOKEN = aVoucher();

it('takes the voucher as it was stored where the token says the same', () => {
  expect(trustedVoucher(aVoucher(), TOKEN, null)).toEqual(TOKEN);
});

it.each([
  ['a balance of millions', { balanceInCent: 1e9 }],
  ['a smaller balance', { balanceInCent: 1_00 }],
  ['another currency', { currency: 'GBP' as const }],
  ['another serial number', { serialNumber: '987654321' }],
  ['another category', { categoryId: 2 }],
])('believes the token against %s', (_what, about) => {
  expect(trustedVoucher(aVoucher(about), TOKEN, null)).toEqual(TOKEN);
});

it('believes a lower balance that a redemption of this tab has left', () => {
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
])('does not believe a rest %s', (_what, rest) => {
  const stored = aVoucher({ balanceInCent: rest.amountInCent === 24_00 ? 25_00 : rest.amountInCent });
  expect(trustedVoucher(stored, TOKEN, rest)).toEqual(TOKEN);
});
