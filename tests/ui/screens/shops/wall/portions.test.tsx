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

beforeEach(() => {
  framesAtOnce();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
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
      position: index < 20 ? 'T' : 'S',
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

it('shows a first portion, and more on request, until all are there', async () => {
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

it('says nothing of portions where one holds all', async () => {
  await aWall(48);
  expect(tiles()).toHaveLength(48);
  expect(screen.queryByText(say('wall.shownOf', { number: 48, count: 48 }))).toBeNull();
  expect(screen.queryByRole('button', { name: /more shop/ })).toBeNull();
});

it('shows what fits the balance first, and what is dearer only when its turn comes', async () => {
  await aWall(120, { session: aSession() });
  expect(screen.queryByRole('region', { name: say('wall.dearer') })).toBeNull();
  await click(moreButton(48));
  expect(tiles()[48]).toHaveFocus();
  const dearer = screen.getByRole('region', { name: say('wall.dearer') });
  expect(dearer.querySelectorAll('li')).toHaveLength(36);
});

it('keeps the amount, and leaves the focus, when what fits no longer comes first', async () => {
  await aWall(120, { session: aSession() });
  await click(moreButton(48));
  const fits = screen.getByRole('checkbox', { name: say('wall.fits') });
  fits.focus();
  await click(fits);
  expect(fits).toHaveFocus();
  expect(names().slice(0, 2)).toEqual(['Shop 0', 'Shop 1']);
  expect(tiles()).toHaveLength(96);
});

it('begins with one portion again when the filter changes', async () => {
  await aWall(130);
  await click(moreButton(48));
  await type('shop');
  expect(tiles()).toHaveLength(48);
  expect(screen.getByRole('searchbox')).not.toHaveFocus(); // nor does a tile take the focus
  expect(document.body).toHaveFocus();
});

it('shows as many as before, and scrolls to where it was, when the visitor comes back', async () => {
  const { router } = await aWall(130);
  await click(moreButton(48));
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
  expect(tiles()).toHaveLength(96);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 1234);
});

it('begins at the top, with one portion, when the wall is reached by a link', async () => {
  const { router } = await aWall(130);
  await click(moreButton(48));
  Object.defineProperty(window, 'scrollY', { value: 1234, configurable: true });
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/shops'));
  expect(tiles()).toHaveLength(48);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('shows two dozen on the entry, and leads to all', async () => {
  await aWall(130, { over: 'entry', at: '/' });
  expect(names()).toEqual(Array.from({ length: 24 }, (_, index) => `Shop ${index}`));
  expect(screen.getByRole('link', { name: say('wall.all', { count: 130 }) })).toHaveAttribute(
    'href',
    '/shops',
  );
});

it('leads from the entry to all that a filter finds, narrowed in the same way', async () => {
  await aWall(130, { over: 'entry', at: '/?redeemable=online' });
  const link = screen.getByRole('link', { name: say('wall.filter.show', { count: 130 }) });
  expect(link).toHaveAttribute('href', '/shops?redeemable=online');
});

it('needs no other page where the entry shows all', async () => {
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

it('puts a dozen top shops into a strip on the entry, which the list does not repeat', async () => {
  await aWall(130, { over: 'entry', at: '/', site: PROMOTES });
  const strip = screen.getByRole('region', { name: say('wall.top', { brand: 'Frohgut' }) });
  expect(strip.querySelectorAll('li')).toHaveLength(12);
  expect(names()).toEqual(Array.from({ length: 36 }, (_, index) => `Shop ${index}`));
  await type('shop');
  expect(screen.queryByRole('region', { name: say('wall.top', { brand: 'Frohgut' }) })).toBeNull();
});

it('has no strip on the page of the wall, which begins with the top shops', async () => {
  await aWall(130, { site: PROMOTES });
  expect(screen.queryByRole('region', { name: say('wall.top', { brand: 'Frohgut' }) })).toBeNull();
  expect(names()[0]).toBe('Shop 0');
});

it('begins with one portion again after a name that no shop has', async () => {
  await aWall(130);
  await click(moreButton(48));
  await type('zzzz');
  expect(screen.getByText(say('wall.none', { name: 'zzzz' }))).toBeVisible();
  await type('');
  expect(tiles()).toHaveLength(48);
});
