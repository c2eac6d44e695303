import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutFormatter, withoutUnescape } from '#tools/build/leanTranslations.ts';
import { readBundled, readLocales } from '#tools/build/localeFiles.ts';

const PACKAGES = new URL('../../../node_modules/', import.meta.url);
const REACT_I18NEXT = new URL('react-i18next/dist/es/', PACKAGES);
const read = (name: string, folder = REACT_I18NEXT): string => readFileSync(new URL(name, folder), 'utf8');

// What both libraries write; with another release it may have another form.
it('takes the table of entities and its import out of the defaults, and nothing else', () => {
  const source = read('defaults.js');
  const result = withoutUnescape(source);
  expect(source.match(/unescape/g)).toHaveLength(3);
  expect(result).not.toContain('unescape');
  expect(result.split('\n').filter((line) => line !== '')).toEqual(
    source.split('\n').filter((line) => line !== '' && !line.includes('unescape')),
  );
});

it('takes the formatter from the only place that makes one', () => {
  const source = read('i18next/dist/esm/i18next.js', PACKAGES);
  const uses = (text: string) => text.match(/\bFormatter\b/g)?.length;
  expect(uses(source)).toBe(2);
  expect(uses(withoutFormatter(source))).toBe(1);
});

it('formats nothing within a text', () => {
  const locales = [...readLocales('locales'), ...readBundled('locales')];
  const formatted = locales.flatMap(([locale, texts]) =>
    [...texts].filter(([, text]) => /\{\{[^}]*,/.test(text)).map(([key]) => `${locale}: ${key}`),
  );
  expect(locales.length).toBeGreaterThan(10);
  expect(formatted).toEqual([]);
});
