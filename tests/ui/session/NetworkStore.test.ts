import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeNetwork } from '#tests/data/fakeDevice.ts';
import { NetworkStore } from '#ui/session/NetworkStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aStore({ isThere = true } = {}) {
  const network = fakeNetwork();
  if (!isThere) network.turn(false);
  const store = new NetworkStore(network);
  return { network, store, stop: store.start() };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

it('does not ask the server while nothing fails', async () => {
  const { network, store } = aStore();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.isAway).toBe(false);
  expect(network.answers).not.toHaveBeenCalled();
});

it('detects at the start that there is no network', async () => {
  const { store } = aStore({ isThere: false });
  await settled();
  expect(store.isAway).toBe(true);
});

it('follows the events of the browser after asking the server', async () => {
  const { network, store } = aStore();
  network.turn(false);
  await settled();
  expect(store.isAway).toBe(true);
  network.turn(true);
  await settled();
  expect([store.isAway, store.returns]).toEqual([false, 1]);
});

it('does not report a lost network if the server answers despite the offline event', async () => {
  const { network, store } = aStore();
  network.answers.mockResolvedValueOnce(true);
  network.turn(false);
  await settled();
  expect(store.isAway).toBe(false);
});

it('asks again while the browser is offline, even if the server just answered', async () => {
  const { network, store } = aStore();
  network.answers.mockResolvedValueOnce(true);
  network.turn(false);
  await settled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.isAway).toBe(true);
});

it('asks an answering server at growing intervals while the browser is offline, and stops when it is online', async () => {
  const { network, store } = aStore();
  network.turn(false);
  network.answers.mockReset().mockResolvedValue(true);
  const asked = async (ms: number) => {
    network.answers.mockClear();
    await vi.advanceTimersByTimeAsync(ms);
    return network.answers.mock.calls.length;
  };
  await settled();
  expect([await asked(2_000), await asked(3_999), await asked(1), await asked(8_000)]).toEqual([1, 0, 1, 1]);
  expect([store.isAway, store.returns]).toEqual([false, 0]);
  network.turn(true);
  await settled();
  expect(await asked(600_000)).toBe(0);
});

it('shares one request between simultaneous callers', async () => {
  const { network, store } = aStore();
  await Promise.all([store.look(), store.look(), store.look()]);
  expect(network.answers).toHaveBeenCalledOnce();
});

it('asks again if the browser reports a change during a request', async () => {
  const { network, store } = aStore();
  let answer = (_isThere: boolean) => {};
  network.answers.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  void store.look();
  network.turn(false);
  answer(true); // the state at the time of the request
  await settled();
  expect(store.isAway).toBe(true);
});

it('asks again at intervals that grow to half a minute until the network returns', async () => {
  const { network, store } = aStore();
  network.lie();
  await store.look();
  const asked = async (ms: number) => {
    const before = network.answers.mock.calls.length;
    await vi.advanceTimersByTimeAsync(ms);
    return network.answers.mock.calls.length - before;
  };
  for (const pause of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    expect(await asked(pause - 1)).toBe(0);
    expect(await asked(1)).toBe(1);
  }
  network.turn(true);
  expect(await asked(30_000)).toBe(1);
  expect([store.isAway, store.returns]).toEqual([false, 1]);
  expect(await asked(600_000)).toBe(0);
});

it('resolves untilBack when the network returns, and at once if it is there', async () => {
  const { network, store } = aStore();
  await store.untilBack();
  network.turn(false);
  await settled();
  let isBack = false;
  void store.untilBack().then(() => {
    isBack = true;
  });
  await settled();
  expect(isBack).toBe(false);
  network.turn(true);
  await settled();
  expect(isBack).toBe(true);
});

it('neither listens nor asks after it is stopped', async () => {
  const { network, store, stop } = aStore({ isThere: false });
  await settled();
  stop();
  network.answers.mockClear();
  network.turn(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.answers).not.toHaveBeenCalled();
  expect(store.isAway).toBe(true);
});

it('counts no return without a loss', async () => {
  const { store } = aStore();
  await store.look();
  expect(store.returns).toBe(0);
});

it('starts again with the shortest interval after a return', async () => {
  const { network, store } = aStore();
  network.lie();
  await store.look();
  await vi.advanceTimersByTimeAsync(2_000 + 4_000);
  network.turn(true);
  await store.look();
  network.turn(false);
  await store.look();
  network.answers.mockClear();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(network.answers).toHaveBeenCalledOnce();
});

it('starts with the shortest interval if the server is lost after a long offline state of the browser', async () => {
  const { network, store } = aStore();
  network.answers.mockResolvedValue(true);
  network.turn(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(store.isAway).toBe(false);
  network.answers.mockResolvedValue(false);
  await store.look();
  expect(store.isAway).toBe(true);
  network.answers.mockClear();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(network.answers).toHaveBeenCalledOnce();
});

it('starts again with the shortest interval when the browser reports a change', async () => {
  const { network } = aStore();
  network.turn(false);
  await vi.advanceTimersByTimeAsync(2_000 + 4_000);
  network.turn(false);
  await settled();
  network.answers.mockClear();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(network.answers).toHaveBeenCalledOnce();
});

it('keeps a single timer, however often it is asked meanwhile', async () => {
  const { network, store } = aStore();
  network.lie();
  await store.look();
  await store.look();
  network.answers.mockClear();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(network.answers).not.toHaveBeenCalled();
});
