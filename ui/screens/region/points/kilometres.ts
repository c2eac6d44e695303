import type { Locale } from '#domain/language/locale.ts';

/** Formats a distance: "3.4 km", and without a fraction from ten on. */
export function formatKilometres(kilometres: number, locale: Locale): string {
  const maximumFractionDigits = kilometres < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits }).format(
    kilometres,
  );
}
