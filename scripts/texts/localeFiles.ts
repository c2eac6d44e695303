import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, textTags } from '#domain/language/locale.ts';

/** A language's texts by their dotted keys (`redeem.title`). */
export type Texts = ReadonlyMap<string, string>;

/** The texts of all files by their locale (`de`, `de-CH`). */
export type Locales = ReadonlyMap<string, Texts>;

/** The languages with a complete file; every other file is an override of one of them. */
export const BASE_LANGUAGES = ['de', 'en', 'fr', 'it', 'nl'] as const;

/** The sentences that do not depend on a language having been loaded: files with all languages. */
const BUNDLED = ['bundled.json', 'early.json', 'pause.json'];

/** Reads the bundled sentences of a folder, by language. */
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

/** What sites say otherwise whose partners are no shops, or whose vouchers are rewards: overrides of each language, in folders of their own. */
const KINDS = ['restaurants', 'rewards'];

/** What comes after the first screen lies in folders by area, and in `shared`, and belongs to the same language. */
function areasIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ![...KINDS, 'shared'].includes(entry.name))
    .map(({ name }) => name);
}

/**
 * Reads every language of a folder, each with the areas that come after the first screen; the overrides of countries,
 * which are loaded from beside the languages and from `shared` only; and those of the kinds of sites as
 * `de-restaurants`.
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

/** The texts of the files that lie in a folder itself, by their locale. */
export function readFolder(folder: string): Locales {
  return new Map(filesOf(folder).map((name) => [localeOf(name), readTexts(`${folder}/${name}`)]));
}

/** What each area says in a language, by its name. */
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

/** Turns nested groups into dotted keys. Throws for a leaf that is no text. */
export function flatten(group: unknown, path: readonly string[] = []): Texts {
  if (typeof group === 'string') return new Map([[path.join('.'), group]]);
  if (typeof group !== 'object' || group === null || Array.isArray(group)) {
    throw new TypeError(`${path.join('.')}: only texts and groups of texts are allowed`);
  }
  return new Map(Object.entries(group).flatMap(([name, value]) => [...flatten(value, [...path, name])]));
}

/** The language whose file an override such as `de-CH` changes. */
export function baseOf(locale: string): string {
  return locale.split('-')[0] ?? locale;
}

/** What is shown in a way of writing, `en-US` for instance: its language, its region and its own texts, laid over. */
export function shownIn(tag: string, locales: Locales): Texts {
  const [language, country = ''] = tag.split('-');
  const layers = LANGUAGES.filter((known) => known === language).flatMap((known) => textTags(known, country));
  return new Map(layers.flatMap((layer) => [...(locales.get(layer) ?? [])]));
}

/** What an override changes: the texts of its language, for a country with those of its region. */
export function below(tag: string, locales: Locales): Texts {
  return shownIn(tag, new Map([...locales].filter(([locale]) => locale !== tag)));
}
