import type { Locale } from '../language/locale.ts';
import { moneyStyle, wholePart } from './formatMoney.ts';
import { type Currency, SIGNS } from './money.ts';

export interface MoneyRange {
  readonly lowestInCent: number;
  readonly highestInCent: number;
  readonly currency: Currency;
}

/** Formats values on offer: "20–100 €", "29,90–49,90 €" (ADR 21). Prices and balances use `formatMoney`. */
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
