import type { Texts } from './localeFiles.ts';

const SUFFIX = /_(zero|one|two|few|many|other)$/;

/** The key without its plural suffix, where the key is one of a plural family (it has an `_other`). */
export function familyOf(key: string, texts: Texts): string | undefined {
  const stem = key.replace(SUFFIX, '');
  return stem !== key && texts.has(`${stem}_other`) ? stem : undefined;
}

/**
 * The keys that a language needs so that it says the same as `english`: each plain key, and of each plural
 * family the forms of the language's own grammar (French and Italian have a `_many`).
 */
export function expectedKeys(english: Texts, language: string): Set<string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = [...english.keys()].flatMap((key) => {
    const family = familyOf(key, english);
    if (family === undefined || key.endsWith('_zero')) return [key];
    return forms.map((form) => `${family}_${form}`);
  });
  return new Set(keys);
}
