import { type Result, done, refused } from '../core/result.ts';
import { visible } from '../core/visible.ts';
import { type Currency, SIGNS } from './money.ts';

export type AmountFault = 'required' | 'amount-invalid';

/** At most ten million of a currency: more digits are a mistake. */
const SHAPE = /^(\d{1,8})(?:[.,](\d{1,2}))?$/;

/**
 * Reads an amount as it is typed (design 7.2): ASCII digits, and at most one comma or dot with one or two digits
 * after it. The currency's own sign and white space around it are dropped; anything else is refused, never guessed.
 * Answers integer cents.
 */
export function parseAmount(text: string, currency: Currency): Result<number, AmountFault> {
  const seen = visible(text);
  if (seen === '') return refused('required');
  const bare = withoutSign(seen, SIGNS[currency]);
  const match = SHAPE.exec(bare);
  if (match === null) return refused('amount-invalid');
  const [, whole = '', part = ''] = match;
  return done(Number(whole) * 100 + Number(part.padEnd(2, '0')));
}

/** The amount as it would be typed, in the way that reads the same everywhere: `12.50`. */
export function typedAmount(amountInCent: number): string {
  return `${Math.trunc(amountInCent / 100)}.${String(amountInCent % 100).padStart(2, '0')}`;
}

function withoutSign(text: string, sign: string): string {
  if (text.startsWith(sign)) return text.slice(sign.length).trim();
  return text.endsWith(sign) ? text.slice(0, -sign.length).trim() : text;
}
