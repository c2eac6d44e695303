// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { PageTestScript } from '#infrastructure/privacy/pageTestScript.ts';

const ADDRESS = 'https://test.frohgut.example/ab.js';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><input></main>';
});

const isHidden = (): boolean => document.documentElement.dataset['awaits'] === 'test';

/** A script that comes after so many milliseconds, or not at all. */
const comes = (milliseconds: number) => ({
  load: () => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
});

it('hides the page until the script is loaded', async () => {
  new PageTestScript(comes(200)).start(ADDRESS, true);
  expect(isHidden()).toBe(true);
  await vi.advanceTimersByTimeAsync(199);
  expect(isHidden()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isHidden()).toBe(false);
});

it('shows the page after half a second, with or without the script', async () => {
  new PageTestScript(comes(60_000)).start(ADDRESS, true);
  await vi.advanceTimersByTimeAsync(499);
  expect(isHidden()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isHidden()).toBe(false);
});

it('shows the page immediately if the script is blocked', async () => {
  new PageTestScript({ load: () => Promise.reject(new Error('blocked')) }).start(ADDRESS, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(isHidden()).toBe(false);
});

it('hides nothing if consent was given just now', () => {
  new PageTestScript(comes(200)).start(ADDRESS, false);
  expect(isHidden()).toBe(false);
});

it('does not hide the page while a field has focus, and shows a hidden page at the first key press', () => {
  document.querySelector('input')?.focus();
  new PageTestScript(comes(200)).start(ADDRESS, true);
  expect(isHidden()).toBe(false);
  document.querySelector('input')?.blur();
  new PageTestScript(comes(200)).start(ADDRESS, true);
  expect(isHidden()).toBe(true);
  window.dispatchEvent(new Event('keydown'));
  expect(isHidden()).toBe(false);
});
