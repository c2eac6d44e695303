import { expect, it } from 'vitest';
import { SITES } from '#sites/index.ts';

const LONGEST = 48;
const LONGEST_GERMAN = 45;

/** The brands that have a headline of their own; a new one may do with the shared words. */
const brands = (
  await Promise.all(
    SITES.map(async ({ id, languages, load }) => {
      const { headline } = await load();
      return 'translations' in headline ? [{ id, languages, translations: headline.translations }] : [];
    }),
  )
).flat();
const told = brands.flatMap(({ id, languages, translations }) =>
  languages.map((locale) => ({ id, locale, words: translations[locale] ?? '' })),
);

it('exist in each language of the brand', () => {
  expect(brands.length).toBeGreaterThanOrEqual(15);
  for (const { id, languages, translations } of brands) {
    expect(Object.keys(translations), id).toEqual([...languages]);
  }
});

it('are used by one brand only', () => {
  const shared = told.filter((one) => told.some(({ id, words }) => words === one.words && id !== one.id));
  expect(shared).toEqual([]);
});

it('fit into two lines on a phone', () => {
  const isLong = ({ locale, words }: { locale: string; words: string }) =>
    words.length > (locale.startsWith('de') ? LONGEST_GERMAN : LONGEST);
  expect(told.filter(isLong)).toEqual([]);
});

it('mention rewards at banks, and restaurants where the partners are restaurants', async () => {
  const rewards = SITES.filter((site) => site.isReward).map((site) => site.id);
  for (const { id, words } of told.filter((one) => rewards.includes(one.id))) {
    expect(words, id).toMatch(/Prämie/);
    expect(words, id).not.toMatch(/Gutschein/);
  }
  const eaten = await Promise.all(
    SITES.map(async (site) => ((await site.load()).partnerKind === 'restaurants' ? site.id : null)),
  );
  const places = told.filter(({ id }) => eaten.includes(id));
  expect(places.length).toBeGreaterThan(0);
  for (const { id, words } of places) expect(words, id).toMatch(/restaurant/i);
});
