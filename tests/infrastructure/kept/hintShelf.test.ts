// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HintShelf } from '#infrastructure/kept/hintShelf.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';

/** The next page of the same tab. */
const aPage = () => new HintShelf(new Shelf(() => window.sessionStorage));
const led = { errorCode: 'VCRx9', orderNumber: 'R-1001' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  window.sessionStorage.clear();
});

it('keeps what leads to help for the next page, once', () => {
  expect(aPage().take()).toBeNull();
  aPage().put(led);
  expect(aPage().take()).toEqual(led);
  expect(aPage().take()).toBeNull();
});

it('forgets what led nowhere', () => {
  aPage().put(led);
  vi.advanceTimersByTime(30_000);
  expect(aPage().take()).toBeNull();
});

it('forgets at once what is no longer meant', () => {
  aPage().put(led);
  aPage().put(null);
  expect(aPage().take()).toBeNull();
});

it.each([
  '"VCRx9"',
  '{',
  '{"errorCode":"VCRx9","orderNumber":"","at":"now"}',
  '{"errorCode":"VCRx9","orderNumber":"","at":9e15}',
])('takes %s for nothing', (kept) => {
  window.sessionStorage.setItem('helpHint.v1', kept);
  expect(aPage().take()).toBeNull();
});
