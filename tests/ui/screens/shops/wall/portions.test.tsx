import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { say } from '#tests/data/english.ts';
import { IdleObserver } from '#tests/data/idleObserver.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aShop } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession } from '#tests/data/voucher.ts';
import { WallSection } from '#ui/screens/shops/wall/WallSection.tsx';

let scrolled = 0;

beforeEach(() => {
  framesAtOnce();
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

// Before the wall is removed, which notes the position.
afterEach(() => {
  scrolled = 0;
});

interface Wish extends Omit<About, 'at'> {
  over?: 'entry' | 'shops';
  at?: string;
}

/** Every second shop costs more than the balance of a session. */
async function aWall(number: number, { over = 'shops', at = '/shops', ...about }: Wish = {}) {
  const shops = Array.from({ length: number }, (_, index) =>
    aShop({
      name: `Shop ${index}`,
      voucherValuesInCent: [index % 2 === 0 ? 10_00 : 90_00],
      // Of the entry's strip; the page with all shops would have a rail of them.
      position: over === 'entry' && index < 20 ? 'T' : 'S',
    }),
  );
  const app = await anApp({ locale: 'en', shops: { walls: [done(shops)] }, ...about });
  const shown = await show(
    app.services,
    <div>
      <WallSection labelledBy="x" headingLevel={2} over={over} />
    </div>,
    { at, path: at.replace(/\?.*/, '') },
  );
  return { ...app, ...shown };
}

const tiles = () =>
  screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/shops/'));
const names = () => tiles().map((link) => link.textContent);
const moreButton = (count: number) => screen.queryByRole('button', { name: say('wall.more', { count }) });
const click = (element: Element | null) => act(async () => fireEvent.click(element as Element));
const type = (name: string) =>
  act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value: name } }));

it('shows a first portion, and more on request until all are shown', async () => {
  await aWall(110);
  expect(tiles()).toHaveLength(48);
  expect(screen.getByText(say('wall.shownOf', { number: 48, count: 110 }))).toBeInTheDocument();
  await click(moreButton(48));
  expect(tiles()).toHaveLength(96);
  expect(tiles()[48]).toHaveFocus();
  await click(moreButton(14));
  expect(tiles()).toHaveLength(110);
  expect(tiles()[96]).toHaveFocus();
  expect(screen.getByText(say('wall.shownOf', { number: 110, count: 110 }))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /more shop/ })).toBeNull();
});

it('shows no counter and no button if one portion holds all shops', async () => {
  await aWall(48);
  expect(tiles()).toHaveLength(48);
  expect(screen.queryByText(say('wall.shownOf', { number: 48, count: 48 }))).toBeNull();
  expect(screen.queryByRole('button', { name: /more shop/ })).toBeNull();
});

it('shows shops within the balance first, and dearer ones in later portions', async () => {
  await aWall(120, { session: aSession() });
  expect(screen.queryByRole('region', { name: say('wall.dearer') })).toBeNull();
  await click(moreButton(48));
  expect(tiles()[48]).toHaveFocus();
  const dearer = screen.getByRole('region', { name: say('wall.dearer') });
  expect(dearer.querySelectorAll('li')).toHaveLength(36);
});

it('keeps the number of shops and the focus when grouping is switched off', async () => {
  await aWall(120, { session: aSession() });
  await click(moreButton(48));
  const fits = screen.getByRole('button', { name: say('wall.fits') });
  fits.focus();
  await click(fits);
  expect(fits).toHaveFocus();
  expect(names().slice(0, 2)).toEqual(['Shop 0', 'Shop 1']);
  expect(tiles()).toHaveLength(96);
});

it('starts again with one portion when the filter changes', async () => {
  await aWall(130);
  await click(moreButton(48));
  await type('shop');
  expect(tiles()).toHaveLength(48);
  expect(screen.getByRole('searchbox')).not.toHaveFocus(); // nor does a tile take the focus
  expect(document.body).toHaveFocus();
});

it('shows as many shops as before and restores the scroll position when the user goes back', async () => {
  const { router } = await aWall(130);
  await click(moreButton(48));
  scrolled = 1234;
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
  expect(tiles()).toHaveLength(96);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 1234);
});

it('starts at the top with one portion when the wall is reached by a link', async () => {
  const { router } = await aWall(130);
  await click(moreButton(48));
  scrolled = 1234;
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/shops'));
  expect(tiles()).toHaveLength(48);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('shows two dozen shops on the entry, and links to all', async () => {
  await aWall(130, { over: 'entry', at: '/' });
  expect(names()).toEqual(Array.from({ length: 24 }, (_, index) => `Shop ${index}`));
  expect(screen.getByRole('link', { name: say('wall.all', { count: 130 }) })).toHaveAttribute(
    'href',
    '/shops',
  );
});

it('links from the entry to all shops of the active filter', async () => {
  await aWall(130, { over: 'entry', at: '/?redeemable=online' });
  const link = screen.getByRole('link', { name: say('wall.filter.show', { count: 130 }) });
  expect(link).toHaveAttribute('href', '/shops?redeemable=online');
});

it('links to no other page if the entry shows all shops', async () => {
  await aWall(24, {
    over: 'entry',
    at: '/',
    site: { switches: switchedOn('showShopPromotion', 'redeemValueChooseable') },
  });
  expect(tiles()).toHaveLength(24);
  expect(screen.queryByRole('region', { name: say('wall.top', { brand: 'Frohgut' }) })).toBeNull();
  expect(screen.queryByRole('link', { name: /^See/ })).toBeNull();
});

const PROMOTES = { switches: switchedOn('showShopPromotion') };

it('shows a dozen top shops in a strip on the entry, and does not repeat them in the list', async () => {
  await aWall(130, { over: 'entry', at: '/', site: PROMOTES });
  const strip = screen.getByRole('region', { name: say('wall.top', { brand: 'Frohgut' }) });
  expect(strip.querySelectorAll('li')).toHaveLength(12);
  expect(names()).toEqual(Array.from({ length: 36 }, (_, index) => `Shop ${index}`));
  await type('shop');
  expect(screen.queryByRole('region', { name: say('wall.top', { brand: 'Frohgut' }) })).toBeNull();
});

it('shows no strip on the page of the wall, which begins with the top shops', async () => {
  await aWall(130, { site: PROMOTES });
  expect(screen.queryByRole('region', { name: say('wall.top', { brand: 'Frohgut' }) })).toBeNull();
  expect(names()[0]).toBe('Shop 0');
});

it('starts again with one portion after a search without results', async () => {
  await aWall(130);
  await click(moreButton(48));
  await type('zzzz');
  expect(screen.getByText(say('wall.none', { name: 'zzzz' }))).toBeVisible();
  await type('');
  expect(tiles()).toHaveLength(48);
});
