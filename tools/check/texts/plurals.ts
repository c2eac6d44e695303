import type { Texts } from '../../build/localeFiles.ts';

const SUFFIX = /_(zero|one|two|few|many|other)$/;

/** The key without its plural suffix, if it is part of a plural family (with an `_other`). */
export function familyOf(key: string, texts: Texts): string | undefined {
  const stem = key.replace(SUFFIX, '');
  return stem !== key && texts.has(`${stem}_other`) ? stem : undefined;
}

/** Each plain key, and for each plural family the forms of the language's grammar (French has a `_many`). */
export function expectedKeys(english: Texts, language: string): Set<string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = [...english.keys()].flatMap((key) => {
    const family = familyOf(key, english);
    if (family === undefined || key.endsWith('_zero')) return [key];
    return forms.map((form) => `${family}_${form}`);
  });
  return new Set(keys);
}
