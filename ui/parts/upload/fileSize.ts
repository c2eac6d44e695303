import type { Locale } from '#domain/language/locale.ts';

const STEP = 1024;

/** As limits are counted (5 MB are 5 × 1,024 × 1,024 bytes), so that nothing within a limit reads as more: "1.8 kB". */
export function fileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= STEP * STEP;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  });
  return format.format(bytes / (isLarge ? STEP * STEP : STEP));
}
