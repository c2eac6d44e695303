import type { Locale } from '../language/locale.ts';
import { grouped, moneyStyle } from './formatMoney.ts';

export function formatCount(count: number, locale: Locale): string {
  return grouped(count, moneyStyle(locale));
}
