import { type Random, textOf } from '../core/random.ts';

/** Without 0 and O, 1, I and l: a code is read off a card. */
const UPPER = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const LOWER = 'abcdefghijkmnpqrstuvwxyz';
const DIGITS = '23456789';
const CODE_LENGTH = 9;

/** A code of today's format: nine letters and digits, at least one of each. */
export function newCode(random: Random, { bothCases = false } = {}): string {
  const letters = bothCases ? UPPER + LOWER : UPPER;
  for (;;) {
    const code = textOf(random, letters + DIGITS, CODE_LENGTH);
    const cases = !bothCases || (/[A-Z]/.test(code) && /[a-z]/.test(code));
    if (/[A-Za-z]/.test(code) && /\d/.test(code) && cases) return code;
  }
}

/** A code of the old format: sixteen digits. */
export function oldCode(random: Random): string {
  return textOf(random, DIGITS, 16);
}

/** A serial number: nine digits, the first ones naming the series. */
export function newSerialNumber(random: Random, series: number): string {
  return String(series) + textOf(random, '0123456789', 9 - String(series).length);
}
