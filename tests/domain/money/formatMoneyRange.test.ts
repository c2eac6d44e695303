import { expect, it } from 'vitest';
import { formatMoneyRange } from '#domain/money/formatMoneyRange.ts';

const NBSP = '\u00a0';

it.each([
  ['de', 'EUR', `20–100${NBSP}€`],
  ['fr', 'EUR', `20–100${NBSP}€`],
  ['it', 'EUR', `20–100${NBSP}€`],
  ['nl', 'EUR', `€${NBSP}20–100`],
  ['en', 'GBP', '£20–100'],
  ['en', 'CHF', `CHF${NBSP}20–100`],
  ['de-CH', 'CHF', `CHF${NBSP}20–100`],
] as const)('writes a range of whole amounts in %s with %s', (locale, currency, written) => {
  expect(formatMoneyRange({ lowestInCent: 20_00, highestInCent: 100_00, currency }, locale)).toBe(written);
});

it('writes decimals on both ends as soon as one has some', () => {
  const range = { lowestInCent: 7_50, highestInCent: 20_00, currency: 'EUR' } as const;
  expect(formatMoneyRange(range, 'de')).toBe(`7,50–20,00${NBSP}€`);
  expect(formatMoneyRange({ ...range, highestInCent: 20_05 }, 'en')).toBe('€7.50–20.05');
});

it('writes one amount where there is no choice', () => {
  const range = { lowestInCent: 50_00, highestInCent: 50_00, currency: 'EUR' } as const;
  expect(formatMoneyRange(range, 'de')).toBe(`50${NBSP}€`);
});

it('groups thousands as the language does', () => {
  const range = { lowestInCent: 50_00, highestInCent: 1_500_00, currency: 'EUR' } as const;
  expect(formatMoneyRange(range, 'de')).toBe(`50–1.500${NBSP}€`);
});
