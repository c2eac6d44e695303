import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { WallPage } from '#application/ports/shopDesk.ts';
import { done } from '#domain/core/result.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { say } from '#tests/data/english.ts';
import { anApp, show } from '#tests/data/services.tsx';
import { aShop } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession } from '#tests/data/voucher.ts';
import { WallSection } from '#ui/screens/shops/WallSection.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined); // jsdom does not know <search>
});

function aPage(total: number, from: number, number: number): Answer<WallPage> {
  return done({
    shops: Array.from({ length: number }, (_, index) => aShop({ name: `Shop ${from + index}` })),
    total,
  });
}

const EMPTY = done({ shops: [], total: 0 });

async function aWall(
  wallPages: readonly Answer<WallPage>[],
  about: Parameters<typeof anApp>[0] = {},
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
  const shown = await show(app.services, <WallSection labelledBy="x" headingLevel={2} over="shops" />, {
    at,
  });
  return { ...app, ...shown };
}

const tiles = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/shops/'))
    .map((link) => link.textContent);
const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('loads more on request, and the focus goes to the first new shop', async () => {
  await aWall([aPage(60, 0, 48), aPage(60, 48, 12)]);
  expect(screen.getByText(say('wall.shownOf', { number: 48, count: 60 }))).toBeInTheDocument();
  await click(say('wall.more'));
  expect(tiles()).toHaveLength(60);
  expect(screen.getByRole('link', { name: 'Shop 48' })).toHaveFocus();
  expect(screen.getByText(say('wall.shownOf', { number: 60, count: 60 }))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: say('wall.more') })).toBeNull();
});

it('keeps what is shown when the next page does not come, and tries again', async () => {
  await aWall([aPage(60, 0, 48), refusal('timed-out'), aPage(60, 48, 12)]);
  await click(say('wall.more'));
  expect(screen.getByText(say('wall.moreFailed'))).toBeInTheDocument();
  expect(tiles()).toHaveLength(48);
  await click(say('common.tryAgain'));
  expect(tiles()).toHaveLength(60);
});

it('lets the backend filter, by the name only when it rests', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { desks } = await aWall([aPage(60, 0, 48), aPage(1, 7, 1)]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Shop 7' } });
    expect(desks.shop.askedWallPages).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(desks.shop.askedWallPages[1]?.filter.name).toBe('shop7');
    expect(tiles()).toEqual(['Shop 7']);
  } finally {
    vi.useRealTimers();
  }
});

it('says what nothing was found by, from the whole wall', async () => {
  const { desks } = await aWall([EMPTY], {}, '/shops?name=blatt&keywords=x');
  expect(screen.getByText(say('wall.nothing.obstacle', { filter: 'x' }))).toBeInTheDocument();
  expect(desks.shop.askedWalls).toHaveLength(1);
});

it('suggests the nearest name from the whole wall', async () => {
  await aWall([EMPTY, aPage(1, 0, 1)], {}, '/shops?name=blatgold');
  await click(say('wall.nothing.suggestion', { name: 'Blattgold' }));
  expect(screen.getByRole('searchbox')).toHaveValue('Blattgold');
  expect(tiles()).toEqual(['Shop 0']);
});

it('puts what fits the balance first on every page', async () => {
  const dear = aShop({ name: 'Juwelia', voucherValuesInCent: [80_00] });
  const exact = aShop({ name: 'Blattgold', voucherValuesInCent: [50_00] });
  await aWall([done({ shops: [dear, exact], total: 2 })], { session: aSession() });
  expect(tiles()).toEqual(['Blattgold', 'Juwelia']);
  expect(screen.getByText(say('wall.usesAll'))).toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: say('wall.fits') })));
  expect(tiles()).toEqual(['Juwelia', 'Blattgold']);
});

it('offers the value levels of the shops it has seen, without numbers that nobody knows', async () => {
  await aWall([aPage(60, 0, 48)]);
  expect(screen.getByRole('checkbox', { name: '€25.00' })).toBeInTheDocument();
});

it('asks for the strip of top shops by itself', async () => {
  const { desks } = await aWall([aPage(60, 0, 48), aPage(1, 99, 1)], {
    site: { switches: switchedOn('usePaginatedShopList', 'showShopPromotion') },
  });
  expect(desks.shop.askedWallPages.map(({ position }) => position)).toEqual([null, 'T']);
  expect(screen.getByRole('region', { name: say('wall.top') })).toHaveTextContent('Shop 99');
});

it('says why there are no shops, keeps the filter, and tries again', async () => {
  const { router } = await aWall([refusal('timed-out'), aPage(1, 0, 1)], {}, '/shops?keywords=x');
  await click(say('common.tryAgain'));
  expect(tiles()).toEqual(['Shop 0']);
  expect(router.state.location.search).toBe('?keywords=x');
});
