import { createInstance } from 'i18next';
import { readLocales } from '#tools/build/localeFiles.ts';
import { INTERPOLATED } from '#ui/session/interpolated.ts';

const english = createInstance().use(INTERPOLATED);
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

/** The English text of a key. Tests name texts by key, so that rewording breaks no test. */
export function say(key: string, data: Readonly<Record<string, string | number>> = {}): string {
  if (!english.exists(key, data)) throw new Error(`no text ${key}`);
  return english.t(key, data);
}

/** Matches the text inside a longer one. */
export function saying(key: string, data: Readonly<Record<string, string | number>> = {}): RegExp {
  return new RegExp(say(key, data).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
