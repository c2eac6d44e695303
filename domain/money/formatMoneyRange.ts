import type { Locale } from '../language/locale.ts';
import { moneyStyle, wholePart } from './formatMoney.ts';
import { type Currency, SIGNS } from './money.ts';

/** From which amount to which, both 0 or more, in minor units. */
export interface MoneyRange {
  readonly lowestInCent: number;
  readonly highestInCent: number;
  readonly currency: Currency;
}

/**
 * Formats what there is to choose from, in as few letters as say it: "20–100 €", "29,90–49,90 €", or one amount where
 * both are the same. Decimals only where one of the amounts has some (ADR 21); what is owed or left is told by
 * `formatMoney`.
 */
export function formatMoneyRange(range: MoneyRange, locale: Locale): string {
  const style = moneyStyle(locale);
  const ends = [...new Set([range.lowestInCent, range.highestInCent])];
  const hasCents = ends.some((cents) => cents % 100 !== 0);
  const written = ends.map((cents) => {
    const whole = wholePart(cents, style);
    return hasCents ? `${whole}${style.decimal}${String(cents % 100).padStart(2, '0')}` : whole;
  });
  return style.place(SIGNS[range.currency], written.join('–'));
}
