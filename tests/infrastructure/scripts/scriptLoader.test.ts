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

it('loads a script once, for all who ask for it', async () => {
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

it('loads each address by itself', async () => {
  const scripts = new ScriptLoader();
  const other = outcomeOf(scripts.load({ ...script, address: 'https://vendor.example/other.js' }));
  const loading = scripts.load(script);
  await comes(ADDRESS, brings);
  await loading;
  expect(other.value).toBe('waits');
});

it('tries three times, a second apart, and leaves no tag of a try that failed', async () => {
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

it('is content with a later try', async () => {
  const outcome = outcomeOf(new ScriptLoader().load(script));
  await isBlocked(ADDRESS, 2);
  await vi.advanceTimersByTimeAsync(1_000);
  await comes(ADDRESS, brings);
  expect(outcome.value).toBe('loaded');
});

it('takes a script that comes without what it should bring for one that did not come', async () => {
  const outcome = outcomeOf(new ScriptLoader().load(script));
  for (let tries = 0; tries < 3; tries += 1) {
    expect(outcome.value).toBe('waits');
    await comes(ADDRESS);
    expect(tagsOf(ADDRESS)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(outcome.value).toBe('failed');
});

it('loses patience after twelve seconds, and does not go on behind the scenes', async () => {
  const outcome = outcomeOf(new ScriptLoader().load(script));
  await vi.advanceTimersByTimeAsync(11_999);
  expect(outcome.value).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.value).toBe('failed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tagsOf(ADDRESS)).toHaveLength(0);
});

it('counts the tries that failed into its patience', async () => {
  const outcome = outcomeOf(new ScriptLoader().load(script));
  await isBlocked(ADDRESS, 2);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(outcome.value).toBe('failed');
  expect(tagsOf(ADDRESS)).toHaveLength(0);
});

it('begins no further try when its patience has ended in between', async () => {
  const outcome = outcomeOf(new ScriptLoader().load(script));
  await vi.advanceTimersByTimeAsync(11_500);
  await isBlocked(ADDRESS, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outcome.value).toBe('failed');
  expect(tagsOf(ADDRESS)).toHaveLength(0);
});

it('begins anew for whoever asks after a failure', async () => {
  const scripts = new ScriptLoader();
  const first = outcomeOf(scripts.load(script));
  await isBlocked(ADDRESS);
  expect(first.value).toBe('failed');
  const second = outcomeOf(scripts.load(script));
  await comes(ADDRESS, brings);
  expect(second.value).toBe('loaded');
});

it('notices what was replaced since, and loads it again at the next call', async () => {
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

it('keeps no timer once a script is there', async () => {
  const loading = new ScriptLoader().load(script);
  await comes(ADDRESS, brings);
  await loading;
  expect(vi.getTimerCount()).toBe(0);
});
