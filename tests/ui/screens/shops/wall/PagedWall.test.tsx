import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { WallPage } from '#application/ports/shopApi.ts';
import { done } from '#domain/core/result.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { say } from '#tests/data/english.ts';
import { pending } from '#tests/data/pending.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aShop } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aVariation } from '#tests/data/variation.ts';
import { aSession } from '#tests/data/voucher.ts';
import { WallSection } from '#ui/screens/shops/wall/WallSection.tsx';

function aPage(total: number, from: number, number: number): Answer<WallPage> {
  return done({ shops: shopsFrom(from, number), total });
}

function shopsFrom(from: number, number: number): readonly Shop[] {
  return Array.from({ length: number }, (_, index) => aShop({ name: `Shop ${from + index}` }));
}

const EMPTY = done({ shops: [], total: 0 });

interface Wish extends About {
  over?: 'entry' | 'shops';
}

async function aWall(
  wallPages: readonly Answer<WallPage>[],
  { over = 'shops', ...about }: Wish = {},
  at = '/shops',
) {
  const app = await anApp({
    locale: 'en',
    site: {
      layout: 'classic',
      switches: switchedOn('usePaginatedShopList', 'showShopFilterBar', 'redeemValueChooseable'),
    },
    shops: { wallPages, walls: [done([aShop({ name: 'Blattgold' })])] },
    ...about,
  });
  const shown = await show(app.services, <WallSection labelledBy="x" headingLevel={2} over={over} />, {
    at,
    path: over === 'shops' ? '/shops' : '*',
  });
  return { ...app, ...shown };
}

const tiles = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/shops/'))
    .map((link) => link.textContent);
const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('loads more shops on request and focuses the first new one', async () => {
  await aWall([aPage(60, 0, 48), aPage(60, 48, 12)]);
  expect(screen.getByText(say('wall.shownOf', { number: 48, count: 60 }))).toBeInTheDocument();
  await click(say('wall.more', { count: 12 }));
  expect(tiles()).toHaveLength(60);
  expect(screen.getByRole('link', { name: 'Shop 48' })).toHaveFocus();
  expect(screen.getByText(say('wall.shownOf', { number: 60, count: 60 }))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: say('wall.more', { count: 12 }) })).toBeNull();
});

it('restores the loaded pages when the user goes back, and gives none of their shops the focus', async () => {
  const { router } = await aWall([aPage(60, 0, 48), aPage(60, 48, 12), aPage(60, 0, 48), aPage(60, 48, 12)]);
  await click(say('wall.more', { count: 12 }));
  // Only a place below the top is restored.
  const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1234);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await act(() => router.navigate('/elsewhere'));
  expect(tiles()).toHaveLength(0);
  await act(() => router.navigate(-1));
  expect(tiles()).toHaveLength(60);
  expect(document.body).toHaveFocus();
  // Before the wall is removed, which notes the position.
  scrolled.mockReturnValue(0);
});

it('keeps the shown shops when the next page fails, and loads it again', async () => {
  await aWall([aPage(60, 0, 48), refusal('timed-out'), aPage(60, 48, 12)]);
  await click(say('wall.more', { count: 12 }));
  expect(screen.getByText(say('wall.moreFailed'))).toBeInTheDocument();
  expect(tiles()).toHaveLength(48);
  await click(say('common.tryAgain'));
  expect(tiles()).toHaveLength(60);
});

it('lets the backend filter, by name only when typing pauses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { apis } = await aWall([aPage(60, 0, 48), aPage(1, 7, 1)]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Shop 7' } });
    expect(apis.shop.askedWallPages).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(apis.shop.askedWallPages[1]?.filter.name).toBe('shop7');
    expect(tiles()).toEqual(['Shop 7']);
  } finally {
    vi.useRealTimers();
  }
});

it('names the obstacle from the whole wall when nothing is found', async () => {
  const { apis } = await aWall([EMPTY], {}, '/shops?name=blatt&keywords=x');
  expect(screen.getByText(say('wall.nothing.obstacle', { filter: 'x' }))).toBeInTheDocument();
  expect(apis.shop.askedWalls).toHaveLength(1);
});

it('shows the shop meant by a mistyped name from the whole wall', async () => {
  await aWall([EMPTY], {}, '/shops?name=blatgold');
  expect(tiles()).toEqual(['Blattgold']);
});

it('puts shops within the balance first on every page', async () => {
  const dear = aShop({ name: 'Juwelia', voucherValuesInCent: [80_00] });
  const exact = aShop({ name: 'Blattgold', voucherValuesInCent: [50_00] });
  await aWall([done({ shops: [dear, exact], total: 2 })], { session: aSession() });
  expect(tiles()).toEqual(['Blattgold', 'Juwelia']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('wall.fits') })));
  expect(tiles()).toEqual(['Juwelia', 'Blattgold']);
});

it('offers the value levels of the loaded shops without a count', async () => {
  await aWall([aPage(60, 0, 48)]);
  expect(screen.getByRole('checkbox', { name: '€25.00' })).toBeInTheDocument();
});

it('shows the first shops on the entry, top shops in a strip, and links to all', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const top = aShop({ name: 'Juwelia', position: 'T' });
  const page = done({ shops: [top, ...shopsFrom(0, 47)], total: 60 });
  const { apis } = await aWall([page], {
    over: 'entry',
    site: { switches: switchedOn('usePaginatedShopList', 'showShopPromotion') },
  });
  expect(screen.getByRole('region', { name: say('wall.top', { brand: 'Frohgut' }) })).toHaveTextContent(
    'Juwelia',
  );
  expect(tiles()).toHaveLength(25);
  expect(tiles().filter((name) => name === 'Juwelia')).toHaveLength(1);
  expect(screen.getByRole('link', { name: say('wall.all', { count: 60 }) })).toHaveAttribute(
    'href',
    '/shops',
  );
  expect(apis.shop.askedWallPages).toHaveLength(1);
});

it('shows why the shops could not be loaded, keeps the filter, and loads them again', async () => {
  const { router } = await aWall([refusal('timed-out'), aPage(1, 0, 1)], {}, '/shops?keywords=x');
  await click(say('common.tryAgain'));
  expect(tiles()).toEqual(['Shop 0']);
  expect(router.state.location.search).toBe('?keywords=x');
});

it('keeps the search field with text and focus when a filtered request fails, and announces the problem', async () => {
  await aWall([aPage(60, 0, 48), refusal('timed-out'), aPage(1, 7, 1)]);
  const field = screen.getByRole('searchbox');
  field.focus();
  fireEvent.change(field, { target: { value: 'Shop 7' } });
  await act(async () => fireEvent.blur(field));
  expect(screen.getByRole('alert')).toHaveTextContent(say('problem.timed-out.title'));
  expect(screen.getByRole('searchbox')).toBe(field);
  expect(field).toHaveValue('Shop 7');
  expect(field).toHaveFocus();
  await click(say('common.tryAgain'));
  expect(tiles()).toEqual(['Shop 7']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(say('wall.count', { count: 1 })).parentElement).toHaveFocus();
});

it('announces that the next page failed', async () => {
  await aWall([aPage(60, 0, 48), refusal('timed-out')]);
  await click(say('wall.more', { count: 12 }));
  expect(screen.getByRole('alert')).toHaveTextContent(say('wall.moreFailed'));
});

it('focuses the first new shop once, and not again when it is rendered in another list', async () => {
  const dear = Array.from({ length: 12 }, (_, index) =>
    aShop({ name: `Dear ${index}`, voucherValuesInCent: [80_00] }),
  );
  await aWall([aPage(60, 0, 48), done({ shops: dear, total: 60 })], { session: aSession() });
  await click(say('wall.more', { count: 12 }));
  expect(screen.getByRole('link', { name: 'Dear 0' })).toHaveFocus();
  const fits = screen.getByRole('button', { name: say('wall.fits') });
  for (let time = 0; time < 2; time += 1) {
    fits.focus();
    await act(async () => fireEvent.click(fits)); // the dearer shops move to another list
    expect(fits).toHaveFocus();
  }
});

it('hides the empty message and shows that it is loading during another request', async () => {
  const { apis } = await aWall([EMPTY], {}, '/shops?keywords=x');
  const slow = pending<Answer<WallPage>>();
  apis.shop.wallPage = () => slow.promise;
  await click(say('wall.clear'));
  expect(screen.queryByText(say('wall.empty'))).toBeNull();
  expect(screen.getByText(say('wall.loading'))).toBeInTheDocument();
  await act(async () => slow.answer(aPage(1, 0, 1)));
  expect(tiles()).toEqual(['Shop 0']);
});

it('sends no request for letters that the address cannot hold', async () => {
  const long = 'x'.repeat(200);
  const { apis } = await aWall([EMPTY], {}, `/shops?name=${long}`);
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: `${long}yz` } });
  await act(async () => fireEvent.blur(field));
  expect(field).toHaveValue(`${long}yz`);
  expect(apis.shop.askedWallPages).toHaveLength(1);
});

it('sends no further request when the address reorders the chosen places', async () => {
  const { apis, router } = await aWall([aPage(60, 0, 48), aPage(9, 0, 9), aPage(20, 0, 20)]);
  for (const place of ['branch', 'online'] as const) {
    await act(async () =>
      fireEvent.click(screen.getByRole('checkbox', { name: say(`wall.filter.${place}`) })),
    );
  }
  expect(router.state.location.search).toBe('?redeemable=online%2Cbranch');
  expect(apis.shop.askedWallPages).toHaveLength(3);
  expect(tiles()).toHaveLength(20);
});

it('loads the pages of a variation that is applied while the wall is open', async () => {
  const { services, apis } = await aWall([aPage(60, 0, 48), aPage(1, 7, 1)]);
  await act(async () => services.site.wear(aVariation({ voucherCategory: 9 })));
  expect(apis.shop.askedWallPages.map(({ voucherCategory }) => voucherCategory)).toEqual([1, 9]);
  expect(tiles()).toContain('Shop 7');
});

it('shows as many pages as before when the user returns, even after a renewal of the session', async () => {
  const pages = [aPage(60, 0, 48), aPage(60, 48, 12), aPage(60, 0, 48), aPage(60, 48, 12)];
  const { router, hold } = await aWall(pages, { session: aSession() });
  await click(say('wall.more', { count: 12 }));
  await act(async () => hold(aSession()));
  const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1234);
  await act(() => router.navigate('/elsewhere'));
  scrolled.mockReturnValue(0);
  expect(tiles()).toHaveLength(0);
  await act(() => router.navigate(-1));
  expect(tiles()).toHaveLength(60);
});
