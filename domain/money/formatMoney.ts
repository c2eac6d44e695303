import { type Locale, languageOf } from '../language/locale.ts';
import { type Money, SIGNS } from './money.ts';

const NBSP = '\u00a0';
const NARROW_NBSP = '\u202f';

/** How a language writes an amount. */
interface MoneyStyle {
  readonly group: string;
  readonly decimal: string;
  readonly place: (sign: string, amount: string) => string;
}

const after = (sign: string, amount: string): string => `${amount}${NBSP}${sign}`;
const before = (sign: string, amount: string): string => `${sign}${NBSP}${amount}`;
/** English writes a symbol next to the number, but a currency of letters with a space between. */
const attached = (sign: string, amount: string): string =>
  /\p{Letter}/u.test(sign) ? before(sign, amount) : `${sign}${amount}`;

const GERMAN: MoneyStyle = { group: '.', decimal: ',', place: after };
const FRENCH: MoneyStyle = { group: NARROW_NBSP, decimal: ',', place: after };
const DUTCH: MoneyStyle = { group: '.', decimal: ',', place: before };
const ENGLISH: MoneyStyle = { group: ',', decimal: '.', place: attached };
/** Product 12.6: an apostrophe groups thousands and the currency stands first in all four Swiss languages. */
const SWISS: MoneyStyle = { group: "'", decimal: '.', place: before };

const STYLES = { de: GERMAN, it: GERMAN, fr: FRENCH, nl: DUTCH, en: ENGLISH } as const;

/**
 * Formats an amount for people; the only money formatter, print included (product 12.6, ADR 5).
 * Always two decimals, never a line break between currency and amount. `amountInCent` may be negative.
 */
export function formatMoney(money: Money, locale: Locale): string {
  const style = moneyStyle(locale);
  const cents = Math.abs(money.amountInCent);
  const fraction = String(cents % 100).padStart(2, '0');
  const amount = style.place(SIGNS[money.currency], `${wholePart(cents, style)}${style.decimal}${fraction}`);
  return money.amountInCent < 0 ? `−${amount}` : amount;
}

export function moneyStyle(locale: Locale): MoneyStyle {
  return locale.endsWith('-CH') ? SWISS : STYLES[languageOf(locale)];
}

/** Returns what stands before the decimals, its thousands grouped. */
export function wholePart(cents: number, style: MoneyStyle): string {
  return grouped(Math.floor(cents / 100), style);
}

/** Returns a whole number with its thousands grouped. */
export function grouped(whole: number, { group }: MoneyStyle): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, group);
}
