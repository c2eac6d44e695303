import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserReload } from '#infrastructure/kept/browserReload.ts';
import { BrowserStorage } from '#infrastructure/kept/browserStorage.ts';
import { FullStorage, MemoryStorage, forbiddenStorage } from '#tests/data/storages.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  reload.mockReset();
  vi.stubGlobal('window', { location: { reload } });
});
afterEach(() => vi.useRealTimers());

it('reloads by itself once, and again only after half a minute', () => {
  const storage = new MemoryStorage();
  const afterReload = () => new BrowserReload(new BrowserStorage(() => storage));
  afterReload().once();
  afterReload().once();
  vi.setSystemTime(1_000_000 + 29_999);
  afterReload().once();
  expect(reload).toHaveBeenCalledOnce();
  vi.setSystemTime(1_000_000 + 30_000);
  afterReload().once();
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['forbidden', forbiddenStorage],
  ['full', () => new FullStorage()],
])(
  'does not reload by itself where storage is %s, since it would not know when to stop',
  (_name, storage) => {
    new BrowserReload(new BrowserStorage(storage)).once();
    expect(reload).not.toHaveBeenCalled();
  },
);

it('always reloads on a person’s wish', () => {
  const wish = new BrowserReload(new BrowserStorage(forbiddenStorage));
  wish.now();
  wish.now();
  expect(reload).toHaveBeenCalledTimes(2);
});
