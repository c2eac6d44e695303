import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { LOCALES } from '#domain/language/locale.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { parseAmount, typedAmount } from '#domain/money/parseAmount.ts';
import { holds } from '#tests/data/holds.ts';
import { anyText } from '#tests/data/hostile.ts';

it.each([
  ['25', 25_00],
  ['25.50', 25_50],
  ['25,50', 25_50],
  ['25,5', 25_50],
  ['0,05', 5],
  ['  25 ', 25_00],
  ['25 €', 25_00],
  ['€25', 25_00],
  ['25,00\u00a0€', 25_00],
  ['007', 7_00],
])('parses “%s”', (text, inCent) => {
  expect(parseAmount(text, 'EUR')).toEqual(done(inCent));
});

it.each([
  '1.000',
  '1,000',
  '1.000,00',
  "1'000",
  '1 000',
  '25.505',
  '-5',
  '+5',
  '5e3',
  '.5',
  '5.',
  '٢٥',
  '25 $',
  'CHF 25',
  '25 € €',
  'fifty',
  '123456789',
])('rejects “%s” instead of guessing', (text) => {
  expect(parseAmount(text, 'EUR')).toEqual(refused('amount-invalid'));
});

it.each(['', '  ', '\u200b'])('reports an empty amount as required: “%s”', (text) => {
  expect(parseAmount(text, 'EUR')).toEqual(refused('required'));
});

it('accepts the symbol of its currency, and no other', () => {
  expect(parseAmount('CHF 25.50', 'CHF')).toEqual(done(25_50));
  expect(parseAmount('£25', 'GBP')).toEqual(done(25_00));
  expect(parseAmount('£25', 'USD')).toEqual(refused('amount-invalid'));
});

const anyCents = fc.integer({ min: 0, max: 99_999_99 });
const anyCurrency = fc.constantFrom(...CURRENCIES);

it('parses every amount that it prefills', () => {
  holds(
    fc.property(anyCents, anyCurrency, (inCent, currency) => {
      expect(parseAmount(typedAmount(inCent), currency)).toEqual(done(inCent));
      expect(parseAmount(typedAmount(inCent).replace('.', ','), currency)).toEqual(done(inCent));
    }),
  );
});

it('parses amounts below a thousand as any locale formats them', () => {
  const below = fc.integer({ min: 0, max: 999_99 });
  holds(
    fc.property(below, anyCurrency, fc.constantFrom(...LOCALES), (amountInCent, currency, locale) => {
      const shown = formatMoney({ amountInCent, currency }, locale);
      expect(parseAmount(shown, currency)).toEqual(done(amountInCent));
    }),
  );
});

it('returns whole cents or a fault for any input', () => {
  holds(
    fc.property(fc.oneof(anyText, fc.float().map(String)), anyCurrency, (text, currency) => {
      const amount = parseAmount(text, currency);
      expect(!amount.ok || (Number.isSafeInteger(amount.value) && amount.value >= 0)).toBe(true);
    }),
  );
});
