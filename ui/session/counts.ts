import type { FormatterModule } from 'i18next';
import type { Locale } from '#domain/language/locale.ts';
import { formatCount } from '#domain/money/formatCount.ts';

/** Groups the thousands of every number in a text, so that no text has to ask for it; in place of i18next's formats. */
export const COUNTS: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, locale) =>
    typeof value === 'number' ? formatCount(value, locale as Locale) : (value as string),
};
