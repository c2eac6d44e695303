import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { type Texts } from '#application/site/loadTexts.ts';
import { done } from '#domain/core/result.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { holdsInTurns } from '#tests/data/holds.ts';
import { pending } from '#tests/data/pending.ts';
import { SWISS, first, aLanguage, visitor, type Load } from './aLanguage.ts';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('lang');
});

it.each([
  ['the address', ['it'], '?lang=fr', 'it', 'fr-CH'],
  ['the stored choice without a language in the address', ['it'], '', 'fr-CH', 'fr-CH'],
  ['the browser without either', ['nl', 'it-IT'], '', null, 'it-CH'],
  ['the first language of the site if none fits', ['nl'], '?lang=pl', 'xx', 'de-CH'],
])('takes the language from %s', (_source, browser, query, saved, expected) => {
  visitor(browser, query);
  expect(aLanguage({ saved }).language.locale).toBe(expected);
});

it.each(['?lang=../../x', '?lang=__proto__', '?lang=', '?lang=%00'])(
  'ignores the invalid language in %s',
  (query) => {
    visitor(['fr'], query);
    expect(aLanguage().language.locale).toBe('fr-CH');
  },
);

it('translates after its start, and sets the language of the page', async () => {
  visitor(['fr']);
  const { language } = aLanguage();
  expect(await language.start()).toBeNull();
  expect(language.i18n.t('common.close')).toBe('close fr-CH');
  expect(document.documentElement.lang).toBe('fr-CH');
  expect(language.language).toBe('fr');
});

it('keeps the texts of an area although the dump has a text in place of their group', async () => {
  visitor(['de']);
  const texts: Load = async () => done({ wall: 'Partner', common: { close: 'zu' } });
  const { addArea, language } = aLanguage({ texts });
  await language.start();
  await addArea();
  expect(language.i18n.t('wall.title')).toBe('wall de-CH');
  expect(language.i18n.t('common.close')).toBe('zu');
});

it('reports loading until the texts arrive', async () => {
  visitor(['de']);
  const texts = pending<Answer<Texts>>();
  const { language } = aLanguage({ texts: () => texts.promise });
  const starting = language.start();
  await expect.poll(() => language.loading).toBe(true);
  texts.answer(done({ common: { close: 'zu' } }));
  await starting;
  expect(language.loading).toBe(false);
});

it('returns the problem if the first texts cannot be loaded, and can be started again', async () => {
  visitor(['de']);
  let answers: Load = async () => refusal('offline');
  const { language } = aLanguage({ texts: (locale) => answers(locale) });
  expect(await language.start()).toEqual({ kind: 'offline' });
  expect(language.loading).toBe(false);
  answers = first;
  expect(await language.start()).toBeNull();
  expect(language.i18n.t('common.close')).toBe('close de-CH');
});

it('changes the language in place and stores the choice', async () => {
  visitor(['de']);
  const { language, kept } = aLanguage();
  await language.start();
  expect(kept.read('language')).toBeNull();
  expect(await language.change('it-CH')).toBeNull();
  expect(language.i18n.t('common.close')).toBe('close it-CH');
  expect(kept.read('language')).toBe('it-CH');
});

it('keeps the language if the texts of the new one cannot be loaded, and returns the problem', async () => {
  visitor(['de']);
  const texts: Load = async (locale) => (locale === 'it-CH' ? refusal('timed-out') : first(locale));
  const { language, kept } = aLanguage({ texts });
  await language.start();
  expect(await language.change('it-CH')).toEqual({ kind: 'timed-out' });
  expect(kept.read('language')).toBeNull();
  expect(language.locale).toBe('de-CH');
  expect(language.i18n.t('common.close')).toBe('close de-CH');
  expect(language.loading).toBe(false);
});

it('ends in the language that was chosen last, in whatever order the texts arrive', async () => {
  visitor(['de']);
  await holdsInTurns(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...SWISS), { minLength: 1, maxLength: 6 }),
      fc.scheduler(),
      async (wishes, turns) => {
        const { language, kept } = aLanguage({ texts: turns.scheduleFunction(first) });
        const starting = language.start();
        await turns.waitFor(starting);
        const changes = wishes.map((locale) => language.change(locale));
        await turns.waitFor(Promise.all(changes));
        expect(language.locale).toBe(wishes.at(-1));
        expect(language.i18n.language).toBe(wishes.at(-1));
        expect(kept.read('language')).toBe(wishes.at(-1));
        expect(language.loading).toBe(false);
      },
    ),
  );
});

/** German has a key that French lacks. */
const gappy: Load = async (locale) => {
  if (locale === 'de') return done({ common: { close: 'Schließen', back: 'Zurück' } });
  return done({ common: { close: 'Fermer' } });
};

it('falls back to German for a missing key', async () => {
  visitor(['fr']);
  const { language } = aLanguage({ texts: gappy });
  await language.start();
  expect(language.i18n.t('common.close')).toBe('Fermer');
  await expect.poll(() => language.i18n.t('common.back')).toBe('Zurück'); // the missing key loads German
  expect(language.i18n.t('common.close')).toBe('Fermer');
});

it('logs the first missing text of a page only, in every language', async () => {
  visitor(['de']);
  const { events, language } = aLanguage({ supported: ['de'], texts: gappy });
  await language.start();
  expect(language.i18n.t('common.close')).toBe('Schließen');
  expect(events).toEqual([]);
  for (const key of ['payment.toPay', 'payment.toPay', 'payment.how']) expect(language.i18n.t(key)).toBe(key);
  expect(events).toEqual([{ event: 'text-missing', locale: 'de', key: 'payment.toPay' }]);
});

it('loads German once, however many keys are missing', async () => {
  visitor(['fr']);
  const texts = vi.fn(gappy);
  const { language } = aLanguage({ texts });
  await language.start();
  for (const key of ['a', 'b', 'common.back']) language.i18n.t(key);
  await expect.poll(() => language.i18n.t('common.back')).toBe('Zurück');
  expect(texts.mock.calls.map(([locale]) => locale)).toEqual(['fr-CH', 'de']);
});

it('loads German again if it failed the first time', async () => {
  visitor(['fr']);
  let german: Load = async () => refusal('offline');
  const { language } = aLanguage({ texts: (locale) => (locale === 'de' ? german(locale) : gappy(locale)) });
  await language.start();
  language.i18n.t('common.back');
  german = gappy;
  await expect.poll(() => language.i18n.t('common.back')).toBe('Zurück');
});

it('does not interpolate placeholders inside a value, and leaves escaping to React', async () => {
  visitor(['de']);
  const { language } = aLanguage({
    texts: async () => done({ common: { close: 'zu' }, wall: { none: 'Nichts zu {{name}}.' } }),
  });
  await language.start();
  const name = '$t(common.close) {{lastFour}} <b>&';
  expect(language.i18n.t('wall.none', { name })).toBe(`Nichts zu ${name}.`);
});

it('isolates a name with bidi characters, and no other', async () => {
  visitor(['en']);
  const texts: Load = async () => done({ sentence: 'Your {{money}} for {{shop}} is on its way.' });
  const { language } = aLanguage({ supported: ['en'], texts });
  await language.start();
  const sentence = (shop: string) => language.i18n.t('sentence', { money: '£25.00', shop });
  expect(sentence('Bowlaria')).toBe('Your £25.00 for Bowlaria is on its way.');
  expect(sentence('Bowl\u202eyaw')).toBe('Your £25.00 for \u2068Bowlyaw\u2069 is on its way.');
});

it('groups the thousands of every number for the locale, and leaves other values unchanged', async () => {
  visitor(['de']);
  const texts: Load = async () => done({ shops: '{{count}} shops of {{brand}} in {{year}}' });
  const { language } = aLanguage({ texts });
  await language.start();
  const text = () => language.i18n.t('shops', { count: 12_345, brand: 'A & B', year: '2026' });
  expect(text()).toBe("12'345 shops of A & B in 2026");
  await language.change('it-CH');
  expect(text()).toBe("12'345 shops of A & B in 2026");
});

it.each([
  ['the same language if it is still supported', ['fr'], '', null, ['fr-CH', 'it-CH'], 'fr-CH'],
  ['the next preferred language if it is not', ['fr', 'it'], '', null, ['de-CH', 'it-CH'], 'it-CH'],
  ['a language that the operator adds', ['en'], '', null, ['de-CH', 'en-CH'], 'en-CH'],
  ['the language of the address', ['de'], '?lang=en', null, ['de-CH', 'en-CH'], 'en-CH'],
  ['the stored choice', ['de'], '', 'en-CH', ['de-CH', 'en-CH'], 'en-CH'],
  ['the first language if none fits', ['fr'], '', null, ['nl', 'it-CH'], 'nl'],
] as const)(
  'chooses %s once the supported languages are known',
  async (_what, browser, query, saved, supported, chosen) => {
    visitor(browser, query);
    const { language, kept } = aLanguage({ saved });
    await language.start();
    await language.support(supported);
    expect(language.locale).toBe(chosen);
    expect(language.i18n.t('common.close')).toBe(`close ${chosen}`);
    expect(kept.read('language'), 'nobody has chosen it').toBe(saved);
  },
);

it('keeps its language if the texts of a language of the operator cannot be loaded', async () => {
  visitor(['fr']);
  const texts: Load = async (locale) => (locale === 'nl' ? refusal('offline') : first(locale));
  const { language } = aLanguage({ texts });
  await language.start();
  await language.support(['nl']);
  expect(language.locale).toBe('fr-CH');
  expect(language.loading).toBe(false);
});
