import { expect, it, vi } from 'vitest';
import { ensureOneTabStorage } from '#infrastructure/tabs/oneTabStorage.ts';

function inBrowser({ isFirefox, hasLocks }: { isFirefox: boolean; hasLocks: boolean }) {
  const request = vi.fn();
  vi.stubGlobal('CSS', { supports: (property: string) => isFirefox && property.startsWith('-moz-') });
  vi.stubGlobal('navigator', { locks: hasLocks ? { request } : undefined });
  ensureOneTabStorage();
  return request;
}

it('holds a lock in Firefox that other tabs can hold as well, until the page is left', async () => {
  const request = inBrowser({ isFirefox: true, hasLocks: true });
  expect(request).toHaveBeenCalledExactlyOnceWith('tab-storage', { mode: 'shared' }, expect.any(Function));
  const hold = request.mock.calls[0]?.[2] as () => Promise<unknown>;
  const ended = vi.fn();
  void hold().then(ended, ended);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(ended).not.toHaveBeenCalled();
});

it('holds none in other engines, so that their back-forward cache keeps working', () => {
  expect(inBrowser({ isFirefox: false, hasLocks: true })).not.toHaveBeenCalled();
});

it('starts without locks, as on an insecure page', () => {
  expect(() => inBrowser({ isFirefox: true, hasLocks: false })).not.toThrow();
});
