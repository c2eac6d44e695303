import type { FormatterModule } from 'i18next';
import type { Locale } from '#domain/language/locale.ts';
import { formatCount } from '#domain/money/formatCount.ts';

/** i18next formatter that groups the thousands of every number, without a format in the text. */
export const COUNTS: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, locale) =>
    typeof value === 'number' ? formatCount(value, locale as Locale) : (value as string),
};
