import { createInstance } from 'i18next';
import { readLocales } from '#scripts/texts/localeFiles.ts';
import { COUNTS } from '#ui/session/counts.ts';

const english = createInstance().use(COUNTS);
await english.init({
  lng: 'en',
  resources: {
    en: {
      translation: Object.fromEntries(readLocales(`${import.meta.dirname}/../../locales`).get('en') ?? []),
    },
  },
  keySeparator: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
});

/** The English text of a key: tests of views name what is said by its key, so that a better wording breaks none. */
export function say(key: string, data: Readonly<Record<string, string | number>> = {}): string {
  if (!english.exists(key, data)) throw new Error(`no text ${key}`);
  return english.t(key, data);
}

/** The same, where more stands around it: a marker beside a label, a notice after a link. */
export function saying(key: string, data: Readonly<Record<string, string | number>> = {}): RegExp {
  return new RegExp(say(key, data).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
