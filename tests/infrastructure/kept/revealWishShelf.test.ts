// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RevealWishShelf } from '#infrastructure/kept/revealWishShelf.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';

/** The next page of the same tab. */
const aPage = () => new RevealWishShelf(new Shelf(() => window.sessionStorage));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  window.sessionStorage.clear();
});

it('remembers the press for the next page, once', () => {
  expect(aPage().take()).toBe(false);
  aPage().note();
  expect(aPage().take()).toBe(true);
  expect(aPage().take()).toBe(false);
});

it('forgets a press that led nowhere', () => {
  aPage().note();
  vi.advanceTimersByTime(30_000);
  expect(aPage().take()).toBe(false);
});

it.each(['"now"', 'null', '{', '99999999999999'])('takes %s for no press', (kept) => {
  window.sessionStorage.setItem('revealWish.v1', kept);
  expect(aPage().take()).toBe(false);
});
