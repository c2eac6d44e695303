import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserReload } from '#infrastructure/kept/browserReload.ts';
import { BrowserStorage } from '#infrastructure/kept/browserStorage.ts';
import { FullStorage, MemoryStorage, forbiddenStorage } from '#tests/data/storages.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  reload.mockReset();
  vi.stubGlobal('window', { location: { reload } });
});
afterEach(() => vi.useRealTimers());

it('reloads automatically once, and again only after half a minute', () => {
  const storage = new MemoryStorage();
  const afterReload = () => browserReload(new BrowserStorage(() => storage));
  afterReload().reloadOnce();
  afterReload().reloadOnce();
  vi.setSystemTime(1_000_000 + 29_999);
  afterReload().reloadOnce();
  expect(reload).toHaveBeenCalledOnce();
  vi.setSystemTime(1_000_000 + 30_000);
  afterReload().reloadOnce();
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['forbidden', forbiddenStorage],
  ['full', () => new FullStorage()],
])('does not reload automatically where storage is %s, since it might never stop', (_name, storage) => {
  browserReload(new BrowserStorage(storage)).reloadOnce();
  expect(reload).not.toHaveBeenCalled();
});

it('always reloads at the user’s request', () => {
  const wish = browserReload(new BrowserStorage(forbiddenStorage));
  wish.reload();
  wish.reload();
  expect(reload).toHaveBeenCalledTimes(2);
});
