import { expect, it } from 'vitest';
import { walletLanguages } from '#domain/payment/walletLanguages.ts';
import { walletAccount } from '#domain/payment/walletRegion.ts';

it.each([
  ['EUR', 'eu'],
  ['GBP', 'eu'],
  ['USD', 'na'],
  ['JPY', 'fe'],
])('keeps an account in %s in the region that the provider documents', (currency, region) => {
  expect(walletAccount(currency)).toEqual({ region, currency });
});

it.each(['CHF', 'CAD', 'PLN', 'eur', '', 'constructor'])('knows no account in %j', (currency) => {
  expect(walletAccount(currency)).toBeNull();
});

it.each([
  ['eu', ['en_GB', 'de_DE', 'fr_FR', 'it_IT', 'es_ES']],
  ['na', ['en_US']],
  ['fe', ['ja_JP']],
] as const)('speaks the languages that the provider documents in %s', (region, languages) => {
  expect(walletLanguages(region)).toEqual(languages);
});
