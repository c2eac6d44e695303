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
] as const)('formats a range of whole amounts in %s with %s', (locale, currency, written) => {
  expect(formatMoneyRange({ lowestInCent: 20_00, highestInCent: 100_00, currency }, locale)).toBe(written);
});

it.each([
  ['decimals on both ends as soon as the lower has some', 7_50, 20_00, `7,50–20,00${NBSP}€`],
  ['decimals on both ends as soon as the higher has some', 7_00, 20_05, `7,00–20,05${NBSP}€`],
  ['one amount where there is no choice', 50_00, 50_00, `50${NBSP}€`],
  ['thousands in groups, as the language does', 50_00, 1_500_00, `50–1.500${NBSP}€`],
])('formats %s', (_what, lowestInCent, highestInCent, written) => {
  expect(formatMoneyRange({ lowestInCent, highestInCent, currency: 'EUR' }, 'de')).toBe(written);
});
