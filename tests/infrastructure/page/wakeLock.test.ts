// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdScreenAwake } from '#infrastructure/page/wakeLock.ts';

/** A device's lock that is given or refused, and can be taken back. */
class FakeLock extends EventTarget {
  readonly release = vi.fn(() => Promise.resolve());

  takeBack(): void {
    this.dispatchEvent(new Event('release'));
  }
}

const given: FakeLock[] = [];
let answer: () => Promise<FakeLock>;

const heard: boolean[] = [];
const hold = () => holdScreenAwake((held) => heard.push(held));
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function seen(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
}

beforeEach(() => {
  given.length = 0;
  heard.length = 0;
  answer = async () => {
    const lock = new FakeLock();
    given.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: { request: () => answer() },
  });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it('keeps the screen on until it is released', async () => {
  const release = hold();
  await settled();
  expect(heard).toEqual([true]);
  release();
  expect(given[0]?.release).toHaveBeenCalledOnce();
});

it('reports a failure if the device has no wake lock', () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  hold()();
  expect(heard).toEqual([false]);
});

it('reports a failure if the device refuses', async () => {
  answer = () => Promise.reject(new DOMException('battery', 'NotAllowedError'));
  const release = hold();
  await settled();
  expect(heard).toEqual([false]);
  release();
});

it('reports when the device releases the lock, and requests it again when the page becomes visible', async () => {
  const release = hold();
  await settled();
  await seen('hidden');
  given[0]?.takeBack();
  expect(heard).toEqual([true, false]);
  await seen('visible');
  expect(heard).toEqual([true, false, true]);
  release();
  expect(given[1]?.release).toHaveBeenCalledOnce();
});

it('requests one lock, however often the page becomes visible', async () => {
  const release = hold();
  await seen('visible');
  await seen('visible');
  expect(given).toHaveLength(1);
  release();
});

it('releases a lock that arrives after the release', async () => {
  hold()();
  await settled();
  expect(given[0]?.release).toHaveBeenCalledOnce();
  expect(heard).toEqual([]);
});

it('requests nothing after the release', async () => {
  const release = hold();
  await settled();
  release();
  given[0]?.takeBack();
  await seen('visible');
  expect(given).toHaveLength(1);
  expect(heard).toEqual([true]);
});
