import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Texts of the build, as the bundler writes a JSON file. */
const TEXTS = /JSON\.parse\('((?:[^'\\]|\\.)*)'\)/g;

/** What is not lengthened: placeholders, marks of links and of emphasis, and breaks. */
const KEPT = /(\{\{[^}]*\}\}|<[^>]*>|\n)/;

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'ê',
  i: 'ï',
  n: 'ñ',
  o: 'ô',
  u: 'ů',
  A: 'Å',
  E: 'É',
  O: 'Ø',
  S: 'Š',
  U: 'Û',
};

/** The scripts of the build with longer texts, by path: a worker rewrites each once. */
const scripts = new Map<string, string>();

/** Answers all texts from now on with accents and 40 % longer, as a language might that we do not have yet. */
export async function usesLongerTexts(page: Page): Promise<void> {
  await page.route(/\/js\/[^/]+\.js$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = scripts.get(pathname) ?? withLongerTexts(readFileSync(`dist-mock${pathname}`, 'utf8'));
    scripts.set(pathname, body);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

function withLongerTexts(script: string): string {
  return script.replace(TEXTS, lengthened);
}

function lengthened(whole: string, literal: string): string {
  const json = literal.replaceAll("\\'", "'").replaceAll('\\\\', '\\');
  const texts: unknown = JSON.parse(json);
  if (!isTexts(texts)) return whole;
  const longer = JSON.stringify(texts, (_key, value: unknown) =>
    typeof value === 'string' ? longerText(value) : value,
  );
  return `JSON.parse('${longer.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}')`;
}

/** An object of texts, nested or not, and of nothing else. */
function isTexts(value: unknown): boolean {
  if (typeof value === 'string') return true;
  return typeof value === 'object' && value !== null && Object.values(value).every(isTexts);
}

function longerText(text: string): string {
  const parts = text.split(KEPT);
  const plain = parts.filter((_, at) => at % 2 === 0).join('');
  if (!/\p{Letter}/u.test(plain)) return text;
  const accented = parts.map((part, at) =>
    at % 2 === 0 ? part.replace(/[a-zA-Z]/g, (letter) => ACCENTS[letter] ?? letter) : part,
  );
  return accented.join('') + tail(Math.ceil(plain.length * 0.4));
}

/** Words of a usual length: one long word would break elsewhere. */
function tail(length: number): string {
  return ' længêr téxt ñøw ånd thén'
    .repeat(Math.ceil(length / 24))
    .slice(0, length)
    .trimEnd();
}
