// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { ScriptLoader } from '#infrastructure/scripts/scriptLoader.ts';
import { comes, isBlocked, tagsOf } from '#tests/infrastructure/payment/scripts.ts';

const ADDRESS = 'https://vendor.example/checkout.js';

let isThere = false;
const script = { address: ADDRESS, isModule: false, isThere: () => isThere };
const brings = () => {
  isThere = true;
};

beforeEach(() => {
  vi.useFakeTimers();
  isThere = false;
  document.head.replaceChildren();
});

/** What became of a call so far. */
function outcomeOf(loading: Promise<void>): { readonly value: string } {
  const outcome = { value: 'waits' };
  loading.then(
    () => Object.assign(outcome, { value: 'loaded' }),
    () => Object.assign(outcome, { value: 'failed' }),
  );
  return outcome;
}

it('loads a script once for all callers', async () => {
  const scripts = new ScriptLoader();
  const calls = [scripts.load(script), scripts.load(script)];
  expect(tagsOf(ADDRESS)).toHaveLength(1);
  expect(tagsOf(ADDRESS)[0]?.type).toBe('');
  await comes(ADDRESS, brings);
  await Promise.all(calls);
  await scripts.load(script);
  expect(tagsOf(ADDRESS)).toHaveLength(1);
});

it('loads a module as one', () => {
  void new ScriptLoader().load({ ...script, isModule: true }).catch(() => undefined);
  expect(tagsOf(ADDRESS)[0]?.type).toBe('module');
});

it('loads each address separately', async () => {
  const scripts = new ScriptLoader();
  const other = outcomeOf(scripts.load({ ...script, address: 'https://vendor.example/other.js' }));
  const loading = scripts.load(script);
  await comes(ADDRESS, brings);
  await loading;
  expect(other.value).toBe('waits');
});

it('tries three times, a second apart, and removes the tag of a failed attempt', async () => {
  const outcome = outcomeOf(new ScriptLoader().load(script));
  await isBlocked(ADDRESS, 1);
  expect(tagsOf(ADDRESS)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(999);
  expect(tagsOf(ADDRESS)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(tagsOf(ADDRESS)).toHaveLength(1);
  await isBlocked(ADDRESS, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outcome.value).toBe('waits');
  await isBlocked(ADDRESS, 1);
  expect(outcome.value).toBe('failed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tagsOf(ADDRESS)).toHaveLength(0);
});

it('succeeds with a later attempt', async () => {
  const outcome = outcomeOf(new ScriptLoader().load(script));
  await isBlocked(ADDRESS, 2);
  await vi.advanceTimersByTimeAsync(1_000);
  await comes(ADDRESS, brings);
  expect(outcome.value).toBe('loaded');
});

it('treats a script without the expected global as failed', async () => {
  const outcome = outcomeOf(new ScriptLoader().load(script));
  for (let tries = 0; tries < 3; tries += 1) {
    expect(outcome.value).toBe('waits');
    await comes(ADDRESS);
    expect(tagsOf(ADDRESS)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(outcome.value).toBe('failed');
});

it('gives up after twelve seconds, and stops trying', async () => {
  const outcome = outcomeOf(new ScriptLoader().load(script));
  await vi.advanceTimersByTimeAsync(11_999);
  expect(outcome.value).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.value).toBe('failed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tagsOf(ADDRESS)).toHaveLength(0);
});

it('counts failed attempts towards the time limit', async () => {
  const outcome = outcomeOf(new ScriptLoader().load(script));
  await isBlocked(ADDRESS, 2);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(outcome.value).toBe('failed');
  expect(tagsOf(ADDRESS)).toHaveLength(0);
});

it('starts no further attempt after the time limit', async () => {
  const outcome = outcomeOf(new ScriptLoader().load(script));
  await vi.advanceTimersByTimeAsync(11_500);
  await isBlocked(ADDRESS, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outcome.value).toBe('failed');
  expect(tagsOf(ADDRESS)).toHaveLength(0);
});

it('starts again for the next caller after a failure', async () => {
  const scripts = new ScriptLoader();
  const first = outcomeOf(scripts.load(script));
  await isBlocked(ADDRESS);
  expect(first.value).toBe('failed');
  const second = outcomeOf(scripts.load(script));
  await comes(ADDRESS, brings);
  expect(second.value).toBe('loaded');
});

it('rejects a script that was replaced, and loads it again at the next call', async () => {
  const scripts = new ScriptLoader();
  const first = outcomeOf(scripts.load(script));
  await comes(ADDRESS, brings);
  expect(first.value).toBe('loaded');
  isThere = false;
  await expect(scripts.load(script)).rejects.toThrow('is gone');
  const again = outcomeOf(scripts.load(script));
  await comes(ADDRESS, brings);
  expect(again.value).toBe('loaded');
  expect(tagsOf(ADDRESS)).toHaveLength(1);
});

it('keeps no timer once a script is loaded', async () => {
  const loading = new ScriptLoader().load(script);
  await comes(ADDRESS, brings);
  await loading;
  expect(vi.getTimerCount()).toBe(0);
});
