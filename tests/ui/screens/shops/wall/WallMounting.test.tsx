import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aShop } from '#tests/data/shop.ts';
import { aSession } from '#tests/data/voucher.ts';
import { WallSection } from '#ui/screens/shops/wall/WallSection.tsx';

class IdleObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What waits for the browser to be idle. */
let waiting = new Map<number, () => void>();

/** The browser is idle, once something waits for that. */
async function idle() {
  await waitFor(() => expect(waiting.size).toBe(1));
  await act(async () => {
    const due = [...waiting.values()];
    waiting.clear();
    for (const callback of due) callback();
  });
}

beforeEach(() => {
  vi.unstubAllGlobals(); // not after each test: views that are unmounted then still call off what they wait for
  framesAtOnce();
  waiting = new Map();
  let handle = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    handle += 1;
    waiting.set(handle, callback);
    return handle;
  });
  vi.stubGlobal('cancelIdleCallback', (called: number) => waiting.delete(called));
  vi.stubGlobal('ResizeObserver', IdleObserver);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

async function aWall(number: number, about: About = {}) {
  const shops = Array.from({ length: number }, (_, index) =>
    aShop({
      name: `Shop ${index}`,
      voucherValuesInCent: [index % 2 === 0 ? 10_00 : 90_00],
    }),
  );
  const app = await anApp({ locale: 'en', shops: { walls: [done(shops)] }, ...about });
  const shown = await show(
    app.services,
    <div>
      <WallSection labelledBy="x" headingLevel={2} over="shops" />
    </div>,
    { at: '/shops', path: '/shops' },
  );
  return { ...app, ...shown };
}

const tiles = () => screen.queryAllByRole('link');
const items = () => screen.queryAllByRole('listitem');

it('mounts the first tiles at once and the others by and by, so that the page can be searched', async () => {
  await aWall(130);
  expect(tiles()).toHaveLength(60);
  await idle();
  expect(tiles()).toHaveLength(120);
  await idle();
  expect(tiles()).toHaveLength(130);
  expect(waiting.size).toBe(0);
  expect(items()[129]).toHaveAttribute('aria-posinset', '130');
  expect(items()[129]).toHaveAttribute('aria-setsize', '130');
});

it('begins anew with the first tiles when the filter changes', async () => {
  await aWall(130);
  await idle();
  await idle();
  expect(tiles()).toHaveLength(130);
  await act(async () => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'shop' } });
  });
  expect(tiles()).toHaveLength(60);
  expect(waiting.size).toBe(0); // more letters may follow
  await idle();
  expect(tiles()).toHaveLength(120);
});

it('grows by the clock where the browser has no idle callbacks', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  await aWall(70);
  await waitFor(() => expect(tiles()).toHaveLength(70));
});

it('leaves counting to the browser where few tiles stand', async () => {
  await aWall(3);
  expect(items()[0]).not.toHaveAttribute('aria-posinset');
});

it('mounts only what is near the screen of a wall of thousands, each with its place', async () => {
  await aWall(10_000);
  await waitFor(() => expect(items()[0]).toHaveAttribute('aria-setsize', '10000'));
  expect(items()[0]).toHaveAttribute('aria-posinset', '1');
  expect(items().length).toBeGreaterThan(3);
  expect(items().length).toBeLessThan(100);
  expect(document.querySelectorAll('*').length).toBeLessThan(2_500);
});

it('windows both parts of a wall that is parted by a balance', async () => {
  await aWall(2_000, { session: aSession() });
  await waitFor(() => expect(items()[0]).toHaveAttribute('aria-setsize', '1000'));
  expect(items().at(-1)).toHaveAttribute('aria-setsize', '1000');
  expect(items().length).toBeLessThan(200);
});

it('mounts everything and scrolls to where it was when the visitor comes back', async () => {
  const { router } = await aWall(130);
  Object.defineProperty(window, 'scrollY', { value: 1234, configurable: true });
  await act(() => router.navigate('/elsewhere'));
  expect(tiles()).toHaveLength(0);
  vi.stubGlobal(
    'ResizeObserver',
    class extends IdleObserver {
      constructor(callback: () => void) {
        super();
        callback();
      }
    },
  );
  await act(() => router.navigate(-1));
  expect(tiles()).toHaveLength(130);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 1234);
});

it('begins at the top when the wall is reached by a link', async () => {
  const { router } = await aWall(130);
  Object.defineProperty(window, 'scrollY', { value: 1234, configurable: true });
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/shops'));
  expect(tiles()).toHaveLength(60);
  expect(window.scrollTo).not.toHaveBeenCalled();
});
