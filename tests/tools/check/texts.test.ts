import { expect, it } from 'vitest';
import { flatten, type Locales } from '#tools/build/localeFiles.ts';
import { lateFaults, regionalFaults } from '#tools/check/texts/regional.ts';
import { faultsOfTexts } from '#tools/check/texts/rules.ts';
import { keyUsageFaults, literalFaults } from '#tools/check/texts/usage.ts';

const GOOD = {
  de: {
    title: 'Gutschein',
    paid: 'Noch {{amount}} <b>frei</b>',
    shops_one: 'Ein Shop',
    shops_other: '{{count}} Shops',
  },
  en: {
    title: 'Voucher',
    paid: '{{amount}} <b>left</b>',
    shops_one: 'One shop',
    shops_other: '{{count}} shops',
  },
  fr: {
    title: 'Bon',
    paid: 'Reste {{amount}} <b>libre</b>',
    shops_one: 'Une boutique',
    shops_many: '{{count}} de boutiques',
    shops_other: '{{count}} boutiques',
  },
  it: {
    title: 'Buono',
    paid: 'Restano {{amount}} <b>liberi</b>',
    shops_one: 'Un negozio',
    shops_many: '{{count}} di negozi',
    shops_other: '{{count}} negozi',
  },
  nl: {
    title: 'Bon',
    paid: 'Nog {{amount}} <b>vrij</b>',
    shops_one: 'Eén winkel',
    shops_other: '{{count}} winkels',
  },
};

function locales(changes: Record<string, Record<string, string>> = {}): Locales {
  const merged: Record<string, Record<string, string>> = { ...GOOD };
  for (const [locale, texts] of Object.entries(changes)) merged[locale] = { ...merged[locale], ...texts };
  return new Map(Object.entries(merged).map(([locale, texts]) => [locale, flatten(texts)]));
}

const used = (code: string, texts: Record<string, unknown>): string[] =>
  keyUsageFaults([{ path: 'ui/A.tsx', text: code }], flatten(texts));

const shown = (code: string): string[] => literalFaults([{ path: 'ui/A.tsx', text: code }]);

it('has nothing to say about good texts', () => {
  expect(faultsOfTexts(locales())).toEqual([]);
});

it.each([
  ['a missing key', { en: { more: 'More' } }, 'de: more is missing'],
  ['an extra key', { it: { more: 'Altro' } }, 'it: more is extra'],
  ['an extra plural form', { de: { shops_many: 'Viele' } }, 'de: shops_many is extra'],
  ['a lost placeholder', { fr: { paid: 'Reste <b>libre</b>' } }, 'fr: paid has the parts [</b> <b>]'],
  ['a lost tag', { nl: { paid: 'Nog {{amount}} vrij' } }, 'nl: paid has the parts [{{amount}}]'],
  ['a lost count', { nl: { shops_other: 'Winkels' } }, 'nl: shops_other has the parts []'],
  ['the informal German address', { de: { title: 'Dein Gutschein' } }, 'de: title says “Dein”'],
  ['the informal French address', { fr: { title: 'Ton bon' } }, 'fr: title says “Ton”'],
  ['the informal Italian address', { it: { title: 'Il tuo buono' } }, 'it: title says “tuo”'],
  ['the informal Dutch address', { nl: { title: 'Jouw bon' } }, 'nl: title says “Jouw”'],
  ['a promised balance', { de: { title: 'Ihr Guthaben ist unverändert.' } }, 'de: title says “Guthaben ist'],
  ['the same in English', { en: { title: 'Your balance is unchanged.' } }, 'en: title says “balance is'],
  ['the same in French', { fr: { title: 'Son solde est inchangé.' } }, 'fr: title says “solde est'],
  ['the same in Italian', { it: { title: 'Il saldo resta invariato.' } }, 'it: title says “saldo resta'],
  ['the same in Dutch', { nl: { title: 'Uw tegoed blijft behouden.' } }, 'nl: title says “tegoed blijft'],
  ['a promise', { de: { title: 'Es wird nichts doppelt eingelöst.' } }, 'de: title says “nichts doppelt'],
  ['the same in English', { en: { title: 'Nothing will be paid twice.' } }, 'en: title says “Nothing will'],
  ['the same in French', { fr: { title: 'Rien n’est payé deux fois.' } }, 'fr: title says “Rien n’est'],
  ['the same in Italian', { it: { title: 'Nulla viene pagato due volte.' } }, 'it: title says “Nulla viene'],
  ['the same in Dutch', { nl: { title: 'Er wordt niets dubbel betaald.' } }, 'nl: title says “Er wordt'],
  ['money that is sent', { de: { title: 'Ihre {{money}} für Sie' } }, 'de: title says “Ihre {{money}}'],
  ['the same in English', { en: { title: 'Your {{money}} for you' } }, 'en: title says “Your {{money}}'],
  ['the same in French', { fr: { title: 'Vos {{money}} pour vous' } }, 'fr: title says “Vos {{money}}'],
  ['the same in Italian', { it: { title: 'I Suoi {{money}} per Lei' } }, 'it: title says “I Suoi {{money}}'],
  ['the same in Dutch', { nl: { title: 'Uw {{money}} voor u' } }, 'nl: title says “Uw {{money}}'],
  [
    'what no window can know',
    { de: { title: 'In diesem Fenster wurde nichts bezahlt.' } },
    'de: title says “In diesem Fenster',
  ],
  ['a text left in English', { de: { title: 'Voucher' } }, 'de: title is the English text'],
  ['an empty text', { de: { title: '' } }, 'de: title is empty'],
  ['white space at an end', { de: { title: 'Gutschein ' } }, 'de: title begins or ends with white space'],
  ['an override that adds a key', { 'de-CH': { more: 'Mehr' } }, 'de-CH: more is not in de'],
  ['an override that repeats its base', { 'de-CH': { title: 'Gutschein' } }, 'de-CH: title repeats de'],
  ['an override of no language', { 'pl-PL': { title: 'Bon' } }, 'pl-PL: there is no pl to override'],
])('reports %s', (_, changes, fault) => {
  expect(faultsOfTexts(locales(changes)).join('\n')).toContain(fault);
});

it('reports a language without a file', () => {
  const all = new Map(locales());
  all.delete('nl');
  expect(faultsOfTexts(all)).toContain('locales/nl.json is missing');
});

const titled = (titles: Record<string, string>): Locales =>
  new Map(Object.entries(titles).map(([locale, title]) => [locale, flatten({ title })]));

it.each([
  ['de-CH', 'Straße', 'de-CH', 'Strasse', 'ß'],
  ['en-CA', 'Postcode', 'en-021', 'Postal code', 'Postcode'],
  ['en-US', 'Postal code', 'en-US', 'ZIP code', 'Postal code'],
  ['fr-CA', 'Par e-mail', 'fr-CA', 'Par courriel', 'e-mail'],
])('reports that %s takes “%s” from its language, until %s says “%s”', (tag, said, over, better, word) => {
  const base = { [tag.slice(0, 2)]: said };
  expect(regionalFaults(titled(base)).join()).toContain(`${tag}: title shows “${word}”`);
  const mended = regionalFaults(titled({ ...base, [over]: better }));
  expect(mended.filter((fault) => fault.startsWith(tag))).toEqual([]);
});

it('reports an override that repeats its region, and lets one stand that takes the region back', () => {
  const region = { 'en-021': { title: 'Gift card' } };
  expect(faultsOfTexts(locales({ ...region, 'en-CA': { title: 'Gift card' } }))).toEqual([
    'en-CA: title repeats en: remove it',
  ]);
  expect(faultsOfTexts(locales({ ...region, 'en-CA': { title: 'Voucher' } }))).toEqual([]);
});

it('reports an override that would come after the first screen has its text', () => {
  const first = titled({ en: 'Voucher' });
  expect(lateFaults(first, titled({ en: 'Voucher', 'en-021': 'Gift card' }))).toEqual([
    'shared/en-021: title is of the first screen: move it to locales/en-021.json',
  ]);
  expect(lateFaults(first, new Map([['en-021', flatten({ other: 'Store' })]]))).toEqual([]);
});

it('reports a leaf that is no text', () => {
  expect(() => flatten({ a: { b: 1 } })).toThrow('a.b');
});

it('knows a key used by t, in a table, by Trans and as a plural', () => {
  const code = `t('a.b'); const table = { x: 'a.c' }; <Trans i18nKey="a.d" />; t('a.e', { count: 1 });`;
  expect(used(code, { a: { b: '1', c: '2', d: '3', e_one: '4', e_other: '5' } })).toEqual([]);
});

it('reports an unused and an unknown key', () => {
  expect(used(`t('a.c')`, { a: { b: '1' } })).toEqual([
    'ui/A.tsx: there is no text a.c',
    'a.b is used nowhere: remove it from locales/',
  ]);
});

it('lets a hole of a template stand for exactly one segment', () => {
  const texts = { problem: { expired: { title: '1' }, gone: { far: { title: '2' } } } };
  expect(used('t(`problem.${kind}.title`)', texts)).toEqual([
    'problem.gone.far.title is used nowhere: remove it from locales/',
  ]);
});

it('does not believe a template without a fixed first group', () => {
  expect(used('t(`${a}.${b}`)', { a: { b: '1' } })).toHaveLength(1);
});

it.each([
  ['text', '<p>Hello</p>', 'Hello'],
  ['text in an expression', "<p>{'Hello'}</p>", 'Hello'],
  ['a label', '<input aria-label="Name" />', 'Name'],
  ['an alternative text', "<img alt={'Logo'} />", 'Logo'],
  ['a placeholder', '<input placeholder="Name" />', 'Name'],
])('reports %s in the markup', (_, code, text) => {
  expect(shown(`const a = ${code};`).join()).toContain(`ui/A.tsx:1: “${text}” is written into the markup`);
});
