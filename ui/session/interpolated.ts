import type { FormatterModule } from 'i18next';
import type { Locale } from '#domain/language/locale.ts';
import { isolated } from '#domain/language/isolated.ts';
import { formatCount } from '#domain/money/formatCount.ts';

/**
 * i18next formatter of every value within a text, without a format in the text: groups the thousands of a number, and
 * isolates a name that would turn the words around it.
 */
export const INTERPOLATED: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, locale) =>
    typeof value === 'number' ? formatCount(value, locale as Locale) : isolated(value as string),
};
