import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeNetwork, fakePageReload } from '#tests/data/fakeDevice.ts';
import { fetchPart, fetchWhenBack, reloadIfGone } from '#ui/parts/lazy/fetchPart.ts';
import { MissingChunk } from '#ui/session/missingChunk.ts';
import { NetworkStore } from '#ui/session/NetworkStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const GONE = new MissingChunk('Loading chunk 42 failed.');

/** A part that loads while its network is there; `deploy()` removes it for good. */
function aPart() {
  const network = fakeNetwork();
  const store = new NetworkStore(network);
  store.start();
  const pageReload = fakePageReload();
  let isGone = false;
  const load = vi.fn(async () => {
    if (isGone || !(await network.answers())) throw GONE;
    return 'part';
  });
  const deploy = () => {
    isGone = true;
  };
  return {
    network,
    store,
    pageReload,
    load,
    deploy,
    around: { network: store, reloadOnce: pageReload.reloadOnce },
  };
}

it('returns a loaded part without asking the server', async () => {
  const { load, store } = aPart();
  await expect(fetchPart(load, store)).resolves.toBe('part');
  expect(load).toHaveBeenCalledOnce();
});

it.each([fetchPart, fetchWhenBack])('retries once after a lost answer (%o)', async (fetched) => {
  const { load, store } = aPart();
  load.mockRejectedValueOnce(GONE);
  await expect(fetched(load, store)).resolves.toBe('part');
});

it.each([fetchPart, fetchWhenBack])(
  'gives up if the part is still missing while the server answers (%o)',
  async (fetched) => {
    const { load, store, deploy } = aPart();
    deploy();
    await expect(fetched(load, store)).rejects.toBe(GONE);
    expect(load).toHaveBeenCalledTimes(2);
  },
);

it.each([fetchPart, fetchWhenBack])(
  'passes an error thrown by the part itself to the caller (%o)',
  async (fetched) => {
    const { network, store } = aPart();
    const bug = new TypeError('no');
    await expect(fetched(() => Promise.reject(bug), store)).rejects.toBe(bug);
    expect(network.answers).not.toHaveBeenCalled();
  },
);

it('reloads the page only for a part that is missing while the server answers', async () => {
  const { around, pageReload } = aPart();
  await reloadIfGone(new TypeError('no'), around);
  expect(pageReload.reloadOnce).not.toHaveBeenCalled();
  await reloadIfGone(GONE, around);
  expect(pageReload.reloadOnce).toHaveBeenCalledOnce();
});

it.each([
  [
    'the browser says that there is no network',
    (network: ReturnType<typeof fakeNetwork>) => network.turn(false),
  ],
  [
    'the browser reports a dead network as online',
    (network: ReturnType<typeof fakeNetwork>) => network.lie(),
  ],
])('never reloads the page if %s', async (_how, cut) => {
  const { network, store, load, around, pageReload } = aPart();
  cut(network);
  await expect(fetchPart(load, store)).rejects.toBe(GONE);
  expect(load, 'nothing is fetched where there is no network').toHaveBeenCalledOnce();
  await reloadIfGone(GONE, around);
  expect(pageReload.reloadOnce).not.toHaveBeenCalled();
  expect(store.isAway).toBe(true);
});

it('continues a step when the network returns', async () => {
  const { network, store, load } = aPart();
  network.turn(false);
  const step = fetchWhenBack(load, store);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.isAway).toBe(true);
  network.turn(true);
  await expect(step).resolves.toBe('part');
});

it('keeps waiting if the network is lost again', async () => {
  const { network, store, load } = aPart();
  network.turn(false);
  const step = fetchWhenBack(load, store);
  await vi.advanceTimersByTimeAsync(0);
  load.mockImplementationOnce(async () => {
    network.turn(false);
    throw GONE;
  });
  network.turn(true);
  await vi.advanceTimersByTimeAsync(0);
  network.turn(true);
  await expect(step).resolves.toBe('part');
});

it('detects a returned network by polling the server, without an event of the browser', async () => {
  const { network, store, load } = aPart();
  network.lie();
  const step = fetchWhenBack(load, store);
  await vi.advanceTimersByTimeAsync(0);
  network.turn(true); // without an event
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(step).resolves.toBe('part');
});

it('rejects a step if a deployment removed its part while the network was down', async () => {
  const { network, store, load, deploy } = aPart();
  network.turn(false);
  const end = expect(fetchWhenBack(load, store)).rejects.toBe(GONE);
  await vi.advanceTimersByTimeAsync(0);
  deploy();
  network.turn(true);
  await end;
});
