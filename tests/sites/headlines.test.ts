import { expect, it } from 'vitest';
import { SITES } from '#sites/index.ts';

const LONGEST = 48;
const LONGEST_GERMAN = 45;

/** Every headline of every brand, with its language. */
const headlines = await Promise.all(
  SITES.map(async ({ id, languages, load }) => ({ id, languages, headline: (await load()).headline })),
);
const told = headlines.flatMap(({ id, languages, headline }) =>
  languages.map((locale) => ({
    id,
    locale,
    words: 'translations' in headline ? (headline.translations[locale] ?? '') : '',
  })),
);

it('are there in each language of each brand, in its own file', () => {
  expect(told.filter(({ words }) => words === '')).toEqual([]);
  expect(told.length).toBeGreaterThanOrEqual(SITES.length);
  for (const { languages, headline } of headlines) {
    expect('translations' in headline && Object.keys(headline.translations)).toEqual([...languages]);
  }
});

it('are said by one brand only', () => {
  const shared = told.filter((one) => told.some(({ id, words }) => words === one.words && id !== one.id));
  expect(shared).toEqual([]);
});

it('are short enough for two lines on a phone', () => {
  const isLong = ({ locale, words }: { locale: string; words: string }) =>
    words.length > (locale.startsWith('de') ? LONGEST_GERMAN : LONGEST);
  expect(told.filter(isLong)).toEqual([]);
});

it('speak of rewards at banks, and of restaurants where the partners are restaurants', async () => {
  const rewards = SITES.filter(({ isReward }) => isReward).map(({ id }) => id);
  for (const { id, words } of told.filter(({ id }) => rewards.includes(id))) {
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
