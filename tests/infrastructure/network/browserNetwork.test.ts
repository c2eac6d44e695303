// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserNetwork } from '#infrastructure/network/browserNetwork.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
});

it('requests its own page, bypassing every cache and following no redirect', async () => {
  fetched.mockResolvedValue(new Response(null));
  expect(await new BrowserNetwork().answers()).toBe(true);
  expect(fetched).toHaveBeenCalledWith(
    '/index.html',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store', redirect: 'error' }),
  );
});

it.each([404, 500, 502, 503])(
  'treats %d as unreachable, since a page would not load either',
  async (status) => {
    fetched.mockResolvedValue(new Response(null, { status }));
    expect(await new BrowserNetwork().answers()).toBe(false);
  },
);

it('treats a failed connection as unreachable', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await new BrowserNetwork().answers()).toBe(false);
});

it('gives up on a silent server after eight seconds', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  fetched.mockImplementation(
    (_page, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      }),
  );
  const answer = new BrowserNetwork().answers();
  expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(8_000);
  patience.abort();
  expect(await answer).toBe(false);
});

it('passes on the browser’s online and offline events until it is unsubscribed', () => {
  const heard = vi.fn();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const network = new BrowserNetwork();
  const unsubscribe = network.onChange(heard);
  window.dispatchEvent(new Event('offline'));
  expect(network.seemsThere()).toBe(false);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(network.seemsThere()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(2);
  unsubscribe();
  window.dispatchEvent(new Event('offline'));
  expect(heard).toHaveBeenCalledTimes(2);
});
