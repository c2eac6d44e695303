import type { Language, Localised } from '../core/language.ts';

/** An extract of the operator's texts: the app's own files have all of them. `|name|` marks a placeholder. */
const TEXTS: Readonly<Record<string, Localised>> = {
  'redeem.title': {
    de: 'Gutschein einlösen',
    en: 'Redeem voucher',
    fr: 'Utiliser un bon',
    it: 'Utilizzare un buono',
    nl: 'Cadeaubon verzilveren',
  },
  'redeem.code': {
    de: 'Gutscheincode',
    en: 'Voucher code',
    fr: 'Code du bon',
    it: 'Codice del buono',
    nl: 'Code van de cadeaubon',
  },
  'redeem.submit': { de: 'Einlösen', en: 'Redeem', fr: 'Utiliser', it: 'Utilizzare', nl: 'Verzilveren' },
  'redeem.left': {
    de: 'Auf Ihrem Gutschein sind noch |amount|.',
    en: '|amount| is left on your voucher.',
    fr: 'Il reste |amount| sur votre bon.',
    it: 'Sul Suo buono restano |amount|.',
    nl: 'Er staat nog |amount| op uw cadeaubon.',
  },
};

/** @param wrap what stands around a placeholder's name, which `|` marks, such as `{{|}}`; default: the name alone */
export function translationDump(language: Language, wrap = '|'): Record<string, string> {
  const placeholder = (_: string, name: string) => wrap.split('|').join(name);
  return Object.fromEntries(
    Object.entries(TEXTS).map(([key, text]) => [key, text[language].replaceAll(/\|(\w+)\|/g, placeholder)]),
  );
}
