import { expect, it, vi } from 'vitest';
import type { SiteConfigApi } from '#application/site/loadSite.ts';
import { done } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import { refusal } from '#tests/data/answers.ts';
import { pending } from '#tests/data/pending.ts';
import type { LanguageStore } from '#ui/session/LanguageStore.ts';
import { aStore, withFrozenClock } from './aSiteStore.ts';

withFrozenClock();

/** A configuration API whose answer depends on the language in use. */
function wordy(languages: readonly [Locale, ...Locale[]] = ['de', 'en']) {
  const asked: Locale[] = [];
  const parts = { refused: null as Locale | null, language: null as LanguageStore | null };
  const load: SiteConfigApi['load'] = async () => {
    const locale = parts.language?.locale ?? 'de';
    asked.push(locale);
    if (parts.refused === locale) return refusal('server-down');
    return done({ languages, heading: { words: `heading in ${locale}` } });
  };
  const store = aStore({ config: { load } });
  parts.language = store.language;
  return { store, asked, parts, heading: () => store.site.heading };
}

it('requests the operator’s own words again in the language that fits the operator’s languages', async () => {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['en', 'de']);
  const { store, asked, heading } = wordy();
  await store.load();
  expect(asked).toEqual(['de', 'en']);
  expect(heading()).toEqual({ words: 'heading in en' });
});

it('keeps the first answer if the request in that language fails', async () => {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['en', 'de']);
  const { store, asked, parts, heading } = wordy();
  parts.refused = 'en';
  await store.load();
  expect(asked).toEqual(['de', 'en']);
  expect(store.startup.kind).toBe('ready');
  expect(heading()).toEqual({ words: 'heading in de' });
});

it('requests the configuration once if the language stays the same', async () => {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['de']);
  const { store, asked } = wordy();
  await store.load();
  expect(asked).toEqual(['de']);
});

it('reloads the operator’s own words after a change of language, and keeps the old ones if that fails', async () => {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['de']);
  const { store, parts, heading } = wordy();
  await store.load();
  const stop = store.start();
  await store.language.change('en');
  await expect.poll(heading).toEqual({ words: 'heading in en' });
  parts.refused = 'de';
  await store.language.change('de');
  await store.follow();
  expect(heading()).toEqual({ words: 'heading in en' });
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('shows the words of the language chosen last, in whatever order the answers arrive', async () => {
  const slow = pending<Awaited<ReturnType<SiteConfigApi['load']>>>();
  const answers = [async () => done({}), () => slow.promise, async () => done({ heading: { words: 'new' } })];
  const store = aStore({ config: { load: () => answers.shift()?.() ?? slow.promise } });
  await store.load();
  const first = store.follow();
  await store.follow();
  slow.answer(done({ heading: { words: 'late' } }));
  await first;
  expect(store.site.heading).toEqual({ words: 'new' });
});
