import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserTurns } from '#infrastructure/tabs/browserTurns.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';

/** Web Locks of one browser, for all its tabs. */
class FakeLocks {
  readonly #held = new Set<string>();

  async request(
    name: string,
    _options: { ifAvailable: true },
    callback: (lock: object | null) => Promise<void> | void,
  ): Promise<void> {
    if (this.#held.has(name)) return callback(null);
    this.#held.add(name);
    await callback({});
    this.#held.delete(name);
    return undefined;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function withLocks(locks: object | undefined): void {
  vi.stubGlobal('navigator', { locks });
}

const aTab = (kept = fakeKept()) => new BrowserTurns(kept);

it('gives a lock to one tab at a time', async () => {
  withLocks(new FakeLocks());
  const leave = await aTab().hold(['a voucher']);
  expect(leave).not.toBeNull();
  expect(await aTab().hold(['a voucher'])).toBeNull();
  expect(await aTab().hold(['another voucher'])).not.toBeNull();
  leave?.();
  await vi.runAllTimersAsync();
  expect(await aTab().hold(['a voucher'])).not.toBeNull();
});

it('takes none of several locks if another tab holds one of them', async () => {
  withLocks(new FakeLocks());
  await aTab().hold(['second']);
  expect(await aTab().hold(['first', 'second'])).toBeNull();
  await vi.runAllTimersAsync();
  expect(await aTab().hold(['first'])).not.toBeNull();
});

it.each([
  ['has no locks', undefined],
  ['forbids locks', { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
])('grants the lock immediately in a browser that %s', async (_name, locks) => {
  withLocks(locks);
  const leave = await aTab().hold(['a voucher']);
  expect(leave).not.toBeNull();
  expect(() => leave?.()).not.toThrow();
});

it('waits for concurrent writes of other tabs only without locks', async () => {
  withLocks(new FakeLocks());
  await aTab().settle();
  withLocks(undefined);
  const settled = vi.fn();
  void aTab().settle().then(settled);
  await vi.advanceTimersByTimeAsync(149);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
});

it('checks again after the interval, after a write, or when the tab becomes visible again', async () => {
  const kept = fakeKept();
  const turns = aTab(kept);
  const ways = [
    () => void vi.advanceTimersByTime(5_000),
    () => kept.write('payback', true),
    () => document.dispatchEvent(new Event('visibilitychange')),
  ];
  for (const way of ways) {
    const next = vi.fn();
    void turns.next(5_000).then(next);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(next).not.toHaveBeenCalled();
    way();
    await vi.advanceTimersByTimeAsync(0);
    expect(next).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  }
});
