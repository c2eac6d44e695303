import type { Locale } from '../language/locale.ts';
import { grouped, moneyStyle } from './formatMoney.ts';

/** Formats a number of things, such as shops, its thousands grouped as in amounts (product 12.6). */
export function formatCount(count: number, locale: Locale): string {
  return grouped(count, moneyStyle(locale));
}
