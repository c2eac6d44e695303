import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { useScrollRestoration } from '#ui/screens/shops/wall/useScrollRestoration.ts';

const PLACE = 900;
/** Called when the height of the page changes. */
let grows: () => void;
let highest: number;
let scrolled = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  highest = 0;
  class Observer {
    constructor(told: () => void) {
      grows = told;
    }
    observe = () => undefined;
    disconnect = () => {
      grows = () => undefined;
    };
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.spyOn(window, 'scrollTo').mockImplementation((_x: unknown, y: number) => {
    scrolled = Math.min(y, highest);
  });
});

// Before the wall is removed, which notes the position.
afterEach(() => {
  scrolled = 0;
});

function Wall() {
  useScrollRestoration();
  return null;
}

/** A wall that was left at a scroll position, and to which the user returns. */
async function goBack(): Promise<void> {
  const { services } = await anApp();
  const { router } = await show(services, <Wall />, { at: '/shops', path: '/shops' });
  scrolled = PLACE;
  await act(() => router.navigate('/elsewhere'));
  scrolled = 0;
  await act(() => router.navigate(-1));
}

it('keeps trying for five seconds until the page is long enough', async () => {
  await goBack();
  await vi.advanceTimersByTimeAsync(4_900);
  highest = 2_000;
  grows();
  expect(scrolled).toBe(PLACE);
});

it('stops trying after five seconds', async () => {
  await goBack();
  await vi.advanceTimersByTimeAsync(5_100);
  highest = 2_000;
  grows();
  expect(scrolled).toBe(0);
});

it('stops when the user scrolls meanwhile', async () => {
  await goBack();
  window.dispatchEvent(new Event('wheel'));
  highest = 2_000;
  grows();
  expect(scrolled).toBe(0);
});
