import { type Result, done, refused } from '../core/result.ts';
import { visible } from '../core/visible.ts';
import { type Currency, SIGNS } from './money.ts';

export type AmountFault = 'required' | 'amount-invalid';

const SHAPE = /^(\d{1,8})(?:[.,](\d{1,2}))?$/;

/** Parses to minor units, 0 to 99,999,999.99 (product 7.7). Refuses ambiguous text, never guesses. */
export function parseAmount(text: string, currency: Currency): Result<number, AmountFault> {
  const seen = visible(text);
  if (seen === '') return refused('required');
  const bare = withoutSign(seen, SIGNS[currency]);
  const match = SHAPE.exec(bare);
  if (match === null) return refused('amount-invalid');
  const [, whole = '', part = ''] = match;
  return done(Number(whole) * 100 + Number(part.padEnd(2, '0')));
}

/** Formats for an input field in a form that every language parses alike, such as `12.50`. */
export function typedAmount(amountInCent: number): string {
  return `${Math.trunc(amountInCent / 100)}.${String(amountInCent % 100).padStart(2, '0')}`;
}

function withoutSign(text: string, sign: string): string {
  if (text.startsWith(sign)) return text.slice(sign.length).trim();
  return text.endsWith(sign) ? text.slice(0, -sign.length).trim() : text;
}
