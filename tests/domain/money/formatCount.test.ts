import { expect, it } from 'vitest';
import type { Locale } from '#domain/language/locale.ts';
import { formatCount } from '#domain/money/formatCount.ts';

it.each<[Locale, string]>([
  ['de', '12.345'],
  ['it', '12.345'],
  ['nl-BE', '12.345'],
  ['fr', '12\u202f345'],
  ['en', '12,345'],
  ['de-CH', "12'345"],
  ['fr-CH', "12'345"],
  ['it-CH', "12'345"],
  ['en-CH', "12'345"],
])('groups thousands in %s as %s', (locale, text) => {
  expect(formatCount(12_345, locale)).toBe(text);
});

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_000_000, '1,000,000'],
])('formats %s as %s, without a separator before the first digit', (count, text) => {
  expect(formatCount(count, 'en')).toBe(text);
});
