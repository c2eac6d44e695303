// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { FlashShelf } from '#infrastructure/kept/flashShelf.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';

/** The next page of the same tab. */
const aPage = () => new FlashShelf(new Shelf(() => window.sessionStorage));

afterEach(() => window.sessionStorage.clear());

it('hands messages on to the next page, once and without more than they say', () => {
  aPage().put([{ kind: 'success', html: '<b>Removed.</b>', id: 7 } as never]);
  expect(aPage().take()).toEqual([{ kind: 'success', html: '<b>Removed.</b>' }]);
  expect(aPage().take()).toBeNull();
});

it('tells a step at which nothing was said from none', () => {
  expect(aPage().take()).toBeNull();
  aPage().put([]);
  expect(aPage().take()).toEqual([]);
});

it.each(['{', '"text"', '[{"kind":1}]'])('reads %s as no message', (kept) => {
  window.sessionStorage.setItem('flashes.v1', kept);
  expect(aPage().take()).toBeNull();
});
