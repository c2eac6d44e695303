import { afterEach, expect, it, vi } from 'vitest';
import { LoadTexts, type Texts } from '#application/site/loadTexts.ts';
import { done } from '#domain/core/result.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeLog } from '#tests/data/fakeTab.ts';
import { pending } from '#tests/data/pending.ts';
import { first, later, aLanguage, visitor, type Load } from './aLanguage.ts';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('lang');
});

it('translates the texts of an area once it is added, and in every language from then on', async () => {
  visitor(['de']);
  const { language, addArea } = aLanguage();
  await language.start();
  await addArea();
  expect(language.i18n.t('wall.title')).toBe('wall de-CH');
  await language.change('fr-CH');
  expect(language.i18n.t('wall.title')).toBe('wall fr-CH');
});

it('loads no texts of an area before it is added', async () => {
  visitor(['de']);
  const areaTexts = vi.fn(later);
  const { language } = aLanguage({ areaTexts });
  await language.start();
  await language.change('fr-CH');
  expect(areaTexts).not.toHaveBeenCalled();
});

it('prefers the texts of a country to those of an area', async () => {
  visitor(['de']);
  const { language, addArea } = aLanguage({
    texts: async () => done({ wall: { none: 'Kein Shop passt zu «{{name}}».' } }),
    areaTexts: async () => done({ wall: { none: 'Kein Shop passt zu „{{name}}“.', title: 'Shops' } }),
  });
  await language.start();
  await addArea();
  expect(language.i18n.t('wall.none', { name: 'x' })).toBe('Kein Shop passt zu «x».');
  expect(language.i18n.t('wall.title')).toBe('Shops');
});

it('keeps the language if the texts of an area are missing in the new one', async () => {
  visitor(['de']);
  const areaTexts: Load = async (locale) => (locale === 'fr-CH' ? refusal('offline') : later(locale));
  const { language, addArea } = aLanguage({ areaTexts });
  await language.start();
  await addArea();
  expect(await language.change('fr-CH')).toEqual({ kind: 'offline' });
  expect(language.locale).toBe('de-CH');
});

it('rejects if the texts of an area cannot be loaded', async () => {
  visitor(['de']);
  const { language, addArea } = aLanguage({ areaTexts: async () => refusal('offline') });
  await language.start();
  await expect(addArea()).rejects.toThrow('offline');
});

it('adds an area in the language that was chosen while it was loading', async () => {
  visitor(['de']);
  const held = pending<Answer<Texts>>();
  const areaTexts: Load = (locale) => (locale === 'de-CH' ? held.promise : later(locale));
  const { language, addArea } = aLanguage({ areaTexts });
  await language.start();
  const changed = language.change('fr-CH');
  const added = addArea();
  await changed;
  held.answer(done({ wall: { title: 'wall de-CH' } }));
  await added;
  expect(language.i18n.t('wall.title')).toBe('wall fr-CH');
});

it('loads the texts of an area that is added during a change of the language', async () => {
  visitor(['de']);
  const english = pending<Answer<Texts>>();
  const { language } = aLanguage({
    supported: ['de', 'en'],
    texts: async (locale) => (locale === 'en' ? english.promise : first(locale)),
  });
  await language.start();
  const changing = language.change('en');
  await language.add(new LoadTexts({ load: later }, fakeLog()));
  english.answer(await first('en'));
  await changing;
  expect(language.i18n.t('wall.title')).toBe('wall en');
});
