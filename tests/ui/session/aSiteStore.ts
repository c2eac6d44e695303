import { beforeEach, vi } from 'vitest';
import { LoadSite, type SiteConfigApi, type SiteFile } from '#application/site/loadSite.ts';
import { LoadTexts, type TextSource } from '#application/site/loadTexts.ts';
import { done } from '#domain/core/result.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { fakeLog } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aSite, aSiteEntry } from '#tests/data/site.ts';
import { LanguageStore } from '#ui/session/LanguageStore.ts';
import { SiteStore } from '#ui/session/SiteStore.ts';

const speaking: TextSource = { load: async () => done({ common: { close: 'zu' } }) };
const files: SiteFile = { load: async () => done(aSite({ languages: ['de'] })) };
const config: SiteConfigApi = { load: async () => done({}) };

export function aStore(parts: { texts?: TextSource; files?: SiteFile; config?: SiteConfigApi } = {}) {
  const log = fakeLog();
  const texts = new LoadTexts(parts.texts ?? speaking, log);
  const kept = fakeKept();
  const language = new LanguageStore(
    ['de'],
    texts,
    kept,
    (locale) => kept.write('language', locale),
    () => {},
  );
  const load = new LoadSite(parts.files ?? files, parts.config ?? config, log);
  const store = new SiteStore(aSiteEntry(), load, language, () => Date.now());
  return Object.assign(store, { language });
}

/** Registers the hook that fakes the clock. Each test file that uses `aStore` calls it once. */
export function withFrozenClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now });
  });
}
