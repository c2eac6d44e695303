import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOCALES, type Locale } from '#domain/language/locale.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { CURRENCIES, type Currency, isCurrency } from '#domain/money/money.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS } from '#tests/data/hostile.ts';

const NBSP = '\u00a0';
const NARROW = '\u202f';

const anyMoney = fc.record({
  amountInCent: fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.maxSafeNat()),
  currency: fc.constantFrom(...CURRENCIES),
});
const anyLocale = fc.constantFrom(...LOCALES);

/** One amount as each site shows it: every locale with the currencies that its sites have. */
const SHOWN: readonly (readonly [Locale, Currency, string])[] = [
  ['de', 'EUR', `1.234,56${NBSP}€`],
  ['it', 'EUR', `1.234,56${NBSP}€`],
  ['fr', 'EUR', `1${NARROW}234,56${NBSP}€`],
  ['fr', 'CAD', `1${NARROW}234,56${NBSP}$`],
  ['nl', 'EUR', `€${NBSP}1.234,56`],
  ['nl-BE', 'EUR', `€${NBSP}1.234,56`],
  ['fr-BE', 'EUR', `1${NARROW}234,56${NBSP}€`],
  ['en-BE', 'EUR', '€1,234.56'],
  ['en', 'EUR', '€1,234.56'],
  ['en', 'GBP', '£1,234.56'],
  ['en', 'USD', '$1,234.56'],
  ['en', 'CAD', '$1,234.56'],
  ['de-CH', 'CHF', `CHF${NBSP}1'234.56`],
  ['fr-CH', 'CHF', `CHF${NBSP}1'234.56`],
  ['it-CH', 'CHF', `CHF${NBSP}1'234.56`],
  ['en-CH', 'CHF', `CHF${NBSP}1'234.56`],
  ['de', 'PLN', `1.234,56${NBSP}zł`],
];

it.each(SHOWN)('formats an amount in %s and %s as %s', (locale, currency, text) => {
  expect(formatMoney({ amountInCent: 123_456, currency }, locale)).toBe(text);
});

it('has an example for every locale', () => {
  expect(new Set(SHOWN.map(([locale]) => locale))).toEqual(new Set(LOCALES));
});

it('separates a lettered currency code from the number in English too', () => {
  expect(formatMoney({ amountInCent: 123_450, currency: 'CHF' }, 'en')).toBe(`CHF${NBSP}1,234.50`);
  expect(formatMoney({ amountInCent: 123_450, currency: 'PLN' }, 'en')).toBe(`zł${NBSP}1,234.50`);
});

it.each([
  [0, '€0.00'],
  [1, '€0.01'],
  [10, '€0.10'],
  [99, '€0.99'],
  [100, '€1.00'],
  [25_50, '€25.50'],
  [999_99, '€999.99'],
  [1_000_00, '€1,000.00'],
  [12_345_678_90, '€12,345,678.90'],
])('formats %i cents as %s', (amountInCent, text) => {
  expect(formatMoney({ amountInCent, currency: 'EUR' }, 'en')).toBe(text);
});

it('puts the minus sign of a debt first, and none before zero', () => {
  expect(formatMoney({ amountInCent: -5_00, currency: 'USD' }, 'en')).toBe('−$5.00');
  expect(formatMoney({ amountInCent: -5_00, currency: 'EUR' }, 'de')).toBe(`−5,00${NBSP}€`);
  expect(formatMoney({ amountInCent: -0, currency: 'EUR' }, 'en')).toBe('€0.00');
});

it('keeps every digit of the amount in cents', () => {
  holds(
    fc.property(anyMoney, anyLocale, (money, locale) => {
      const digits = formatMoney(money, locale).replace(/\D/g, '');
      expect(Number(digits)).toBe(money.amountInCent);
    }),
  );
});

it('groups by threes and always shows two decimals', () => {
  holds(
    fc.property(anyMoney, anyLocale, (money, locale) => {
      const number = /\d.*\d/.exec(formatMoney(money, locale))?.[0] ?? '';
      expect(number).toMatch(/^\d{1,3}(?:[.,'\u202f]\d{3})*[.,]\d{2}$/);
    }),
  );
});

it('never allows a line break between currency and number', () => {
  holds(
    fc.property(anyMoney, anyLocale, (money, locale) => {
      expect(formatMoney(money, locale)).not.toMatch(/[ \t\n]/);
    }),
  );
});

it('accepts exactly the currencies of product 12.7', () => {
  expect(CURRENCIES).toEqual(['EUR', 'CHF', 'PLN', 'GBP', 'USD', 'CAD']);
  for (const currency of CURRENCIES) expect(isCurrency(currency)).toBe(true);
  for (const text of [...HOSTILE_TEXTS, 'eur', 'JPY', 'EUR ']) expect(isCurrency(text)).toBe(false);
});
