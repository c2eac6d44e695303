import { vi } from 'vitest';
import { LoadTexts, type Texts } from '#application/site/loadTexts.ts';
import { done } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Answer } from '#tests/data/answers.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import type { LogEvent } from '#application/ports/log.ts';
import { fakeLog } from '#tests/data/fakeTab.ts';
import { LanguageStore } from '#ui/session/LanguageStore.ts';

type Supported = readonly [Locale, ...Locale[]];
export type Load = (locale: Locale) => Promise<Answer<Texts>>;

export const SWISS: Supported = ['de-CH', 'fr-CH', 'it-CH'];

/** Texts that name their locale, for the first screen and for an area. */
export const first: Load = async (locale) => done({ common: { close: `close ${locale}` } });
export const later: Load = async (locale) => done({ wall: { title: `wall ${locale}` } });

interface About {
  supported?: Supported;
  saved?: string | null;
  texts?: Load;
  areaTexts?: Load;
}

export function aLanguage({ supported = SWISS, saved = null, texts = first, areaTexts = later }: About = {}) {
  const kept = fakeKept(saved === null ? {} : { language: saved });
  const events: LogEvent[] = [];
  const language = new LanguageStore(
    supported,
    new LoadTexts({ load: texts }, fakeLog()),
    kept,
    (locale) => kept.write('language', locale),
    (locale, key) => void events.push({ event: 'text-missing', locale, key }),
  );
  const area = new LoadTexts({ load: areaTexts }, fakeLog());
  return { language, kept, events, addArea: () => language.add(area) };
}

/** A user whose browser prefers these languages, on an address with this query. */
export function visitor(browser: readonly string[], query = '') {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(browser);
  window.history.replaceState(null, '', `/${query}`);
}
