import { BASE_LANGUAGES, baseOf, below, type Locales, type Texts } from '../../build/localeFiles.ts';
import { expectedKeys, familyOf } from './plurals.ts';
import { MORE_THAN_KNOWN } from './moreThanKnown.ts';
import { SAME_AS_ENGLISH } from './sameAsEnglish.ts';

/** Words of the informal address, which no brand uses. */
const INFORMAL: Record<string, RegExp> = {
  de: words('du', 'dich', 'dir', 'dein\\p{L}*', 'euch', 'eure\\p{L}*', 'euer'),
  fr: words('tu', 'toi', 'te', 'ton', 'ta', 'tes'),
  it: words('tu', 'te', 'ti', 'tuo', 'tua', 'tuoi', 'tue'),
  nl: words('je', 'jij', 'jou', 'jouw', 'jullie'),
};

const NONE: Texts = new Map();

/** Everything wrong with the texts themselves; each sentence says what to do. */
export function faultsOfTexts(locales: Locales): string[] {
  const english = locales.get('en') ?? NONE;
  const bases = BASE_LANGUAGES.flatMap((language) => {
    const texts = locales.get(language);
    return texts === undefined
      ? [`locales/${language}.json is missing`]
      : [...keyFaults(language, texts, english), ...sameAsEnglishFaults(language, texts, english)];
  });
  const all = [...locales].flatMap(([locale, texts]) => [
    ...overrideFaults(locale, texts, locales),
    ...partFaults(locale, texts, english),
    ...wordingFaults(locale, texts),
  ]);
  return [...bases, ...all];
}

function keyFaults(language: string, texts: Texts, english: Texts): string[] {
  const expected = expectedKeys(english, language);
  const missing = [...expected].filter((key) => !texts.has(key));
  const extra = [...texts.keys()].filter((key) => !expected.has(key));
  return [
    ...missing.map((key) => `${language}: ${key} is missing`),
    ...extra.map(
      (key) => `${language}: ${key} is extra: English, the shape of all languages, has no such key`,
    ),
  ];
}

function overrideFaults(locale: string, texts: Texts, locales: Locales): string[] {
  if (BASE_LANGUAGES.some((language) => language === locale)) return [];
  if (!locales.has(baseOf(locale))) return [`${locale}: there is no ${baseOf(locale)} to override`];
  const base = below(locale, locales);
  return [...texts].flatMap(([key, text]) => {
    if (!base.has(key)) return [`${locale}: ${key} is not in ${baseOf(locale)}: an override adds no keys`];
    return base.get(key) === text ? [`${locale}: ${key} repeats ${baseOf(locale)}: remove it`] : [];
  });
}

/** Placeholders and tags must match English; a plural form may omit the count. */
function partFaults(locale: string, texts: Texts, english: Texts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const family = familyOf(key, texts);
    const original = english.get(key) ?? (family === undefined ? undefined : english.get(`${family}_other`));
    if (original === undefined) return [];
    const ignored = family === undefined || key.endsWith('_other') ? [] : ['{{count}}'];
    const found = partsOf(text, ignored);
    const wanted = partsOf(original, ignored);
    return found === wanted ? [] : [`${locale}: ${key} has the parts [${found}], English has [${wanted}]`];
  });
}

function partsOf(text: string, ignored: readonly string[]): string {
  const placeholders = [...text.matchAll(/\{\{\s*-?\s*(\w+)[^}]*\}\}/g)].map(([, name]) => `{{${name}}}`);
  const tags = [...text.matchAll(/<\/?\w+\s*\/?>/g)].map(([tag]) => tag.replace(/\s/g, ''));
  // Languages may repeat a placeholder; a repeated tag would be another structure.
  const parts = [...new Set(placeholders), ...tags].filter((part) => !ignored.includes(part));
  return parts.toSorted().join(' ');
}

function wordingFaults(locale: string, texts: Texts): string[] {
  const informal = INFORMAL[baseOf(locale)];
  return [...texts].flatMap(([key, text]) => {
    const word = informal?.exec(text)?.[0];
    const claims = MORE_THAN_KNOWN.flatMap(({ says, instead }) => {
      const claim = says[baseOf(locale)]?.exec(text)?.[0];
      return claim === undefined ? [] : [`${locale}: ${key} says “${claim}”: ${instead}`];
    });
    return [
      ...claims,
      ...(word === undefined ? [] : [`${locale}: ${key} says “${word}”: use the formal address`]),
      ...(text.trim() === '' ? [`${locale}: ${key} is empty`] : []),
      ...(text === text.trim() ? [] : [`${locale}: ${key} begins or ends with white space`]),
    ];
  });
}

function sameAsEnglishFaults(language: string, texts: Texts, english: Texts): string[] {
  if (language === 'en') return [];
  return [...texts]
    .filter(([key, text]) => english.get(key) === text && isProse(text) && !isAllowed(language, text))
    .map(([key, text]) => `${language}: ${key} is the English text “${text}”: translate it`);
}

/** A stale allowance would hide the next untranslated text. */
export function staleAllowances(all: readonly Locales[]): string[] {
  return Object.entries(SAME_AS_ENGLISH).flatMap(([language, allowed]) => {
    const used = new Set(all.flatMap((locales) => [...(locales.get(language)?.values() ?? [])]));
    const stale = allowed.filter((text) => !used.has(text));
    return stale.map((text) => `sameAsEnglish.ts: ${language} no longer has the text “${text}”: remove it`);
  });
}

function isProse(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ''));
}

function isAllowed(language: string, text: string): boolean {
  return SAME_AS_ENGLISH[language]?.includes(text) === true;
}

function words(...list: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(${list.join('|')})(?!\\p{L})`, 'iu');
}
