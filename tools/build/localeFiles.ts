import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, textTags } from '#domain/language/locale.ts';

/** A language's texts by their dotted keys (`redeem.title`). */
export type Texts = ReadonlyMap<string, string>;

/** Texts by locale (`de`, `de-CH`). */
export type Locales = ReadonlyMap<string, Texts>;

/** The languages with a complete file; every other file overrides one of them. */
export const BASE_LANGUAGES = ['de', 'en', 'fr', 'it', 'nl'] as const;

/** Texts that must work before a language is loaded: files with all languages. */
const BUNDLED = ['bundled.json', 'early.json', 'pause.json'];

export function readBundled(folder: string): Locales {
  const files = BUNDLED.map(
    (name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Record<string, unknown>,
  );
  const languages = [...new Set(files.flatMap((file) => Object.keys(file)))];
  return new Map(
    languages.map((language) => [
      language,
      new Map(files.flatMap((file) => [...flatten(file[language] ?? {})])),
    ]),
  );
}

/** Overrides in their own folders, for sites whose partners are not shops or whose vouchers are rewards. */
const KINDS = ['restaurants', 'rewards'];

/** The texts of later screens lie in a folder for each area. */
function areasIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ![...KINDS, 'shared'].includes(entry.name))
    .map(({ name }) => name);
}

/**
 * Every language with its areas, the overrides of countries, and those of the kinds of sites (`de-restaurants`). A
 * country's overrides are loaded only from the folder itself and from `shared`.
 */
export function readLocales(folder: string): Locales {
  const names = new Set([...filesOf(folder), ...filesOf(`${folder}/shared`)]);
  const locales = [...names].map((name) => {
    const places = name.includes('-') ? ['.', 'shared'] : ['.', 'shared', ...areasIn(folder)];
    const areas = places.map((area) => readTexts(`${folder}/${area}/${name}`));
    return [localeOf(name), new Map(areas.flatMap((texts) => [...texts]))] as const;
  });
  const overrides = KINDS.flatMap((kind) =>
    filesOf(`${folder}/${kind}`).map(
      (name) => [`${localeOf(name)}-${kind}`, readTexts(`${folder}/${kind}/${name}`)] as const,
    ),
  );
  return new Map([...locales, ...overrides]);
}

/** The texts of the files directly in a folder, by locale. */
export function readFolder(folder: string): Locales {
  return new Map(filesOf(folder).map((name) => [localeOf(name), readTexts(`${folder}/${name}`)]));
}

/** Each area's texts in one language, by area. */
export function readAreas(folder: string, locale: string): ReadonlyMap<string, Texts> {
  return new Map(areasIn(folder).map((area) => [area, readTexts(`${folder}/${area}/${locale}.json`)]));
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith('.json') && !BUNDLED.includes(name));
}

function localeOf(name: string): string {
  return name.slice(0, -'.json'.length);
}

function readTexts(file: string): Texts {
  return existsSync(file) ? flatten(JSON.parse(readFileSync(file, 'utf8'))) : new Map();
}

/** Flattens groups into dotted keys. Throws for a leaf that is not a text. */
export function flatten(group: unknown, path: readonly string[] = []): Texts {
  if (typeof group === 'string') return new Map([[path.join('.'), group]]);
  if (typeof group !== 'object' || group === null || Array.isArray(group)) {
    throw new TypeError(`${path.join('.')}: only texts and groups of texts are allowed`);
  }
  return new Map(Object.entries(group).flatMap(([name, value]) => [...flatten(value, [...path, name])]));
}

/** The language that an override such as `de-CH` changes. */
export function baseOf(locale: string): string {
  return locale.split('-')[0] ?? locale;
}

/** The texts of a tag such as `en-US`: its language, overridden by its region and its own texts. */
export function shownIn(tag: string, locales: Locales): Texts {
  const [language, country = ''] = tag.split('-');
  const layers = LANGUAGES.filter((known) => known === language).flatMap((known) => textTags(known, country));
  return new Map(layers.flatMap((layer) => [...(locales.get(layer) ?? [])]));
}

/** What an override changes: the texts of its language and its region. */
export function below(tag: string, locales: Locales): Texts {
  return shownIn(tag, new Map([...locales].filter(([locale]) => locale !== tag)));
}
