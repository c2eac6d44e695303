import type { Language, Localised } from '../core/language.ts';

type TextsByKey = Readonly<Record<string, string>>;

/** A language's texts by key, with placeholders as `{{name}}`. The sandbox reads no files. */
export type ReadTexts = (language: Language) => TextsByKey;

/** The dump without texts to read: as few as a valid one may have. */
const FEW: Readonly<Record<string, Localised>> = {
  'redeem.code.label': {
    de: 'Gutscheincode',
    en: 'Voucher code',
    fr: 'Code du bon',
    it: 'Codice del buono',
    nl: 'Code van de cadeaubon',
  },
  'redeem.code.submit': {
    de: 'Einlösen',
    en: 'Redeem',
    fr: 'Utiliser',
    it: 'Utilizzare',
    nl: 'Verzilveren',
  },
  'redeem.code.reading': {
    de: 'Wir lesen: {{code}}',
    en: 'We read: {{code}}',
    fr: 'Nous lisons : {{code}}',
    it: 'Leggiamo: {{code}}',
    nl: 'Wij lezen: {{code}}',
  },
};

const readFew: ReadTexts = (language) =>
  Object.fromEntries(Object.entries(FEW).map(([key, text]) => [key, text[language]]));

/** @param wrap what stands around a placeholder's name, which `|` marks, such as `{{|}}`; default: the name alone */
export function translationDump(
  language: Language,
  wrap = '|',
  read: ReadTexts = readFew,
): Record<string, string> {
  const placeholder = (_: string, name: string) => wrap.split('|').join(name);
  return Object.fromEntries(
    Object.entries(read(language)).map(([key, text]) => [
      key,
      text.replaceAll(/\{\{(\w+)\}\}/g, placeholder),
    ]),
  );
}
