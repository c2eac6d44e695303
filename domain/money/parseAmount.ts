import { type Result, done, refused } from '../core/result.ts';
import { visible } from '../core/visible.ts';
import { type Currency, SIGNS } from './money.ts';

/** Why a text is no amount: it is empty, or it cannot be read. */
export type AmountFault = 'required' | 'amount-invalid';

/** Below a hundred million: more digits are a mistake. */
const SHAPE = /^(\d{1,8})(?:[.,](\d{1,2}))?$/;

/**
 * Reads an amount as it is typed (product 7.7) and returns integer minor units, from 0 to 99,999,999.99. Accepts ASCII
 * digits and at most one comma or dot with one or two digits after it. The currency's own sign and white space around
 * it are dropped; anything else is refused, never guessed.
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

/**
 * Returns the amount as a person would type it, in a form that every language reads alike: `12.50`. For amounts of 0
 * or more, in minor units.
 */
export function typedAmount(amountInCent: number): string {
  return `${Math.trunc(amountInCent / 100)}.${String(amountInCent % 100).padStart(2, '0')}`;
}

function withoutSign(text: string, sign: string): string {
  if (text.startsWith(sign)) return text.slice(sign.length).trim();
  return text.endsWith(sign) ? text.slice(0, -sign.length).trim() : text;
}
