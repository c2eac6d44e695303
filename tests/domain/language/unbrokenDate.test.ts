import { expect, it } from 'vitest';
import { unbrokenDate } from '#domain/language/unbrokenDate.ts';

it.each([
  ['12. Dezember 2026', '12.~Dezember 2026'],
  ['12. Dezember 2026 um 14:30', '12.~Dezember 2026 um~14:30'],
  ['21 November 2026 at 10:00', '21~November 2026 at~10:00'],
  ['November 21, 2026 at 10:00 AM', 'November~21, 2026 at~10:00~AM'],
  ['1er décembre 2026', '1er décembre 2026'],
  ['5 mars 2027 à 9:05', '5~mars 2027 à~9:05'],
  ['1º aprile 2027 alle ore 9:05', '1º aprile 2027 alle ore~9:05'],
])('breaks the date “%s” only around its year', (date, kept) => {
  expect(unbrokenDate(date)).toBe(kept.replaceAll('~', '\u00a0'));
});
