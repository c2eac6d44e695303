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

it('says an area’s texts once they are asked for, and from then on in every language', async () => {
  visitor(['de']);
  const { language, addArea } = aLanguage();
  await language.start();
  await addArea();
  expect(language.i18n.t('wall.title')).toBe('wall de-CH');
  await language.change('fr-CH');
  expect(language.i18n.t('wall.title')).toBe('wall fr-CH');
});

it('asks for none of an area’s texts before that', async () => {
  visitor(['de']);
  const areaTexts = vi.fn(later);
  const { language } = aLanguage({ areaTexts });
  await language.start();
  await language.change('fr-CH');
  expect(areaTexts).not.toHaveBeenCalled();
});

it('prefers what a country says itself to what an area’s file says', async () => {
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

it('does not change the language where an area’s part of it is missing', async () => {
  visitor(['de']);
  const areaTexts: Load = async (locale) => (locale === 'fr-CH' ? refusal('offline') : later(locale));
  const { language, addArea } = aLanguage({ areaTexts });
  await language.start();
  await addArea();
  expect(await language.change('fr-CH')).toEqual({ kind: 'offline' });
  expect(language.locale).toBe('de-CH');
});

it('throws where an area cannot be said, so that whoever waits for it hears of it', async () => {
  visitor(['de']);
  const { language, addArea } = aLanguage({ areaTexts: async () => refusal('offline') });
  await language.start();
  await expect(addArea()).rejects.toThrow('offline');
});

it('adds an area also in the language that was chosen while it came', async () => {
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

it('brings the texts of an area that is added while a change of the language is under way', async () => {
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
