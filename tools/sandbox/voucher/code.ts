import { type Random, textOf } from '../core/random.ts';

/** Excludes characters that look alike on a card: 0 and O, 1, I and l. */
const UPPER = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const LOWER = 'abcdefghijkmnpqrstuvwxyz';
const DIGITS = '23456789';
const CODE_LENGTH = 9;

/** Today's format: nine characters with at least one letter and one digit. */
export function newCode(random: Random, { bothCases = false } = {}): string {
  const letters = bothCases ? UPPER + LOWER : UPPER;
  for (;;) {
    const code = textOf(random, letters + DIGITS, CODE_LENGTH);
    const cases = !bothCases || (/[A-Z]/.test(code) && /[a-z]/.test(code));
    if (/[A-Za-z]/.test(code) && /\d/.test(code) && cases) return code;
  }
}

/** The old format: sixteen digits. */
export function oldCode(random: Random): string {
  return textOf(random, DIGITS, 16);
}

/** Nine digits; the first ones are the series. */
export function newSerialNumber(random: Random, series: number): string {
  return String(series) + textOf(random, '0123456789', 9 - String(series).length);
}
