import { expect, it } from 'vitest';
import { acceptLanguage, type Language, type Locale, languageOf } from '#domain/language/locale.ts';
import { documentTags } from '#domain/legal/documentTags.ts';
import { type LegalDocument, type LegalPage, dayOf, filledIn } from '#domain/legal/legalDocument.ts';
import type { Site } from '#domain/site/site.ts';
import { FileLegal } from '#infrastructure/texts/fileLegal.ts';
import { readLocales, shownIn } from '#tools/build/localeFiles.ts';
import { SITES } from '#sites/index.ts';
import { LEGAL_DOCUMENTS } from '#src/areas/legalDocuments.ts';

const locales = readLocales('locales');
const files = new FileLegal(LEGAL_DOCUMENTS);
const FACTS = { brand: 'B', validity: 'V', website: 'W', contact: 'C' };

/** Words that a site does not say: by country, and by what it redeems and where. */
const NOT_SAID: readonly (readonly [holds: (site: Site, locale: Locale) => boolean, words: RegExp])[] = [
  [
    ({ country }, locale) => /US|CA/.test(country) && locale === 'en',
    /\b(vouchers?|shops?|by post|basket|organis\w*|colour)\b/i,
  ],
  [
    ({ country }, locale) => country === 'CA' && locale === 'fr',
    /chèque|e-mail|service client|[\u00a0\u202f][;!?]/i,
  ],
  [({ country }) => country === 'CH', /[ß„]/],
  [({ country }) => country === 'BE', /klantenservice|kassabon|op(ge)?la(de|ad|di)|op(ge)?waarde/i],
  [({ isReward }) => isReward === true, /Gutschein(?!s? dieses Shops)(?<!Shop-Gutschein)/],
  [({ partnerKind }) => partnerKind === 'restaurants', /\b(shops?|Shops?|stores?)\b/],
];

/** Words of the informal address, by language. */
const INFORMAL: Readonly<Partial<Record<string, RegExp>>> = {
  de: /(?<!\p{L})(du|dich|dir|dein\p{L}*|euch)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|toi|ton|ta|tes)(?!\p{L})/iu,
  it: /(?<!\p{L})(tu|ti|tuo|tua|tuoi|tue)(?!\p{L})/iu,
  nl: /(?<!\p{L})(je|jij|jou|jouw|jullie)(?!\p{L})/iu,
};

/** What the person confirms in the check of a large redemption has to stand in the conditions, by language. */
const PROMISED: Readonly<Record<Language, readonly RegExp[]>> = {
  de: [/einlösen oder dafür erhalten, dürfen Sie nicht weiterverkaufen/, /Betrug und Geldwäsche.*Ausweis/],
  en: [/redeem or receive for it may not be resold/, /fraud and money laundering.*proof of identity/],
  fr: [
    /utilisez ou recevez en échange ne peut pas être revendu/,
    /fraude et le blanchiment.*pièce d’identité/,
  ],
  it: [/utilizza o riceve in cambio non può essere rivenduto/, /frodi e riciclaggio.*documento d’identità/],
  nl: [
    /inwisselt of daarvoor ontvangt, mag niet worden doorverkocht/,
    /fraude en witwassen.*identiteitsbewijs/,
  ],
};

const sites: readonly Site[] = await Promise.all(
  SITES.map(async ({ load, ...entry }) => ({ ...entry, ...(await load()) })),
);

const pagesOf = ({ id }: Site): readonly LegalPage[] => [
  'conditions',
  'accessibility',
  ...(id === 'us' ? (['usTerms', 'usPrivacy', 'usNotice'] as const) : []),
];

const shown = sites.flatMap((site) =>
  site.languages.flatMap((locale) =>
    pagesOf(site).map((page): [string, LegalPage, Locale, Site] => [
      `${page} of ${site.id} in ${locale}`,
      page,
      locale,
      site,
    ]),
  ),
);

const wordsOf = ({ lead, sections }: LegalDocument): readonly string[] => [
  lead,
  ...sections.flatMap(({ title, paragraphs, points = [] }) => [title, ...paragraphs, ...points]),
];

it.each(shown)('%s exists, complete, dated, and in the words of its site', async (_, page, locale, site) => {
  const loaded = await files.load(page, documentTags(locale, site));
  if (!loaded.ok) throw new Error('not loaded');
  const { version, since, sections } = loaded.value;
  expect(version).toMatch(/^\d+\.\d+$/);
  expect(dayOf(since)).not.toBeNull();
  expect(sections.length).toBeGreaterThan(3);
  const said = wordsOf(filledIn(loaded.value, FACTS));
  expect(said.filter((words) => words.trim() === '' || words.includes('{{'))).toEqual([]);
  // A word said twice in one section could not be told apart from the other.
  expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
  const foreign = NOT_SAID.flatMap(([holds, words]) => (holds(site, locale) ? [words] : []));
  for (const words of [...foreign, INFORMAL[languageOf(locale)] ?? /^$/]) {
    expect(said.filter((line) => words.test(line))).toEqual([]);
  }
});

it.each(shown.filter(([, page]) => page === 'conditions'))(
  '%s forbid resale and announce the check that the user confirms',
  async (_, page, locale, site) => {
    const loaded = await files.load(page, documentTags(locale, site));
    if (!loaded.ok) throw new Error('not loaded');
    const said = wordsOf(loaded.value).join('\n');
    for (const promise of PROMISED[languageOf(locale)]) expect(said).toMatch(promise);
  },
);

it.each(sites.flatMap((site) => site.languages.map((locale) => ({ id: site.id, locale, site }))))(
  'the check of $id in $locale names the conditions like their page',
  ({ locale, site }) => {
    const texts = shownIn(acceptLanguage(locale, site.country), locales);
    const name = texts.get('site.footer.conditions')?.toLowerCase() ?? '-';
    for (const key of ['confirm.usageConditions', 'unconfirmed.usageConditions', 'conditions']) {
      expect(texts.get(`fraud.${key}`)?.toLowerCase()).toContain(name);
    }
  },
);

it('has no document that no site shows', () => {
  const used = new Set(
    shown.map(([, page, locale, site]) => {
      const tag = documentTags(locale, site).find((name) => LEGAL_DOCUMENTS[page][name] !== undefined);
      return `${page}.${tag}`;
    }),
  );
  const all = Object.entries(LEGAL_DOCUMENTS).flatMap(([page, documents]) =>
    Object.keys(documents).map((tag) => `${page}.${tag}`),
  );
  expect([...used].toSorted()).toEqual(all.toSorted());
});
