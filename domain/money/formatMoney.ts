import { type Locale, languageOf } from '../language/locale.ts';
import { type Money, SIGNS } from './money.ts';

const NBSP = '\u00a0';
const NARROW_NBSP = '\u202f';

interface MoneyStyle {
  readonly group: string;
  readonly decimal: string;
  readonly place: (sign: string, amount: string) => string;
}

const after = (sign: string, amount: string): string => `${amount}${NBSP}${sign}`;
const before = (sign: string, amount: string): string => `${sign}${NBSP}${amount}`;
/** English puts a symbol directly before the number, but separates a sign made of letters, such as CHF. */
const attached = (sign: string, amount: string): string =>
  /\p{Letter}/u.test(sign) ? before(sign, amount) : `${sign}${amount}`;

const GERMAN: MoneyStyle = { group: '.', decimal: ',', place: after };
const FRENCH: MoneyStyle = { group: NARROW_NBSP, decimal: ',', place: after };
const DUTCH: MoneyStyle = { group: '.', decimal: ',', place: before };
const ENGLISH: MoneyStyle = { group: ',', decimal: '.', place: attached };
/** All four Swiss languages group with an apostrophe and put the currency first (product 12.6). */
const SWISS: MoneyStyle = { group: "'", decimal: '.', place: before };

const STYLES = { de: GERMAN, it: GERMAN, fr: FRENCH, nl: DUTCH, en: ENGLISH } as const;

/** The only money formatter, print included (ADR 5): two decimals, no line break beside the currency. */
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

export function wholePart(cents: number, style: MoneyStyle): string {
  return grouped(Math.floor(cents / 100), style);
}

export function grouped(whole: number, { group }: MoneyStyle): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, group);
}
