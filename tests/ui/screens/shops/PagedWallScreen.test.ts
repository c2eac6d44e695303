import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PageRequest, WallPage, WallRequest } from '#application/ports/shopDesk.ts';
import { BrowseShopPages } from '#application/shop/browseShopPages.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { WallTurns } from '#application/shop/wallTurns.ts';
import { done } from '#domain/core/result.ts';
import { NO_FILTER } from '#domain/shop/shopFilter.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeShopDesk } from '#tests/data/fakeDesks.ts';
import { holdsInTurns } from '#tests/data/holds.ts';
import { aShop } from '#tests/data/shop.ts';
import { aSite } from '#tests/data/site.ts';
import { aVoucher } from '#tests/data/voucher.ts';
import { PagedWallScreen } from '#ui/screens/shops/PagedWallScreen.ts';

function aPage(total: number, from = 0, number = 48): Answer<WallPage> {
  return done({
    shops: Array.from({ length: number }, (_, index) => aShop({ name: `Shop ${from + index}` })),
    total,
  });
}

function aWall(told: Parameters<typeof fakeShopDesk>[0]) {
  const desk = fakeShopDesk(told);
  const turns = new WallTurns();
  const screen = new PagedWallScreen(new BrowseShopPages(desk, turns), new BrowseShops(desk, turns), aSite());
  return { screen, desk };
}

function shown({ state }: PagedWallScreen) {
  if (state.kind !== 'shown') throw new Error(`the wall is ${state.kind}`);
  return state;
}

it('shows the first page, and that there is more', async () => {
  const { screen, desk } = aWall({ wallPages: [aPage(100)] });
  await screen.load(null, NO_FILTER);
  expect(shown(screen)).toMatchObject({ total: 100, pages: 1, further: 'offered', news: [] });
  expect(shown(screen).shops).toHaveLength(48);
  expect(desk.askedWallPages).toMatchObject([{ page: 0, size: 48, position: null }]);
});

it('adds page after page until there is none', async () => {
  const { screen } = aWall({ wallPages: [aPage(100), aPage(100, 48), aPage(100, 96, 4)] });
  await screen.load(null, NO_FILTER);
  await screen.more();
  expect(shown(screen).news[0]?.name).toBe('Shop 48');
  await screen.more();
  expect(shown(screen)).toMatchObject({ further: 'nothing', pages: 3 });
  expect(shown(screen).shops).toHaveLength(100);
  await screen.more();
  expect(shown(screen).pages).toBe(3);
});

it('shows a shop once that slid onto the next page meanwhile', async () => {
  const { screen } = aWall({ wallPages: [aPage(100), aPage(100, 47)] });
  await screen.load(null, NO_FILTER);
  await screen.more();
  expect(shown(screen).shops).toHaveLength(95);
});

it('keeps what is shown when a further page does not come, and asks for it again', async () => {
  const { screen } = aWall({ wallPages: [aPage(100), refusal('timed-out'), aPage(100, 48)] });
  await screen.load(null, NO_FILTER);
  await screen.more();
  expect(shown(screen)).toMatchObject({ further: 'failed', pages: 1 });
  expect(shown(screen).shops).toHaveLength(48);
  await screen.more();
  expect(shown(screen)).toMatchObject({ further: 'offered', pages: 2 });
});

it('asks once, however often “more” is pressed', async () => {
  const { screen, desk } = aWall({ wallPages: [aPage(200), aPage(200, 48)] });
  await screen.load(null, NO_FILTER);
  await Promise.all([screen.more(), screen.more()]);
  expect(desk.askedWallPages).toHaveLength(2);
});

it('fetches as many pages as had been shown before', async () => {
  const { screen } = aWall({ wallPages: [aPage(60), aPage(60, 48, 12)] });
  await screen.load(null, NO_FILTER, 5);
  expect(shown(screen)).toMatchObject({ pages: 2, further: 'nothing', news: [] });
});

it('shows the pages that came when a later one does not', async () => {
  const { screen } = aWall({ wallPages: [aPage(200), refusal('timed-out')] });
  await screen.load(null, NO_FILTER, 3);
  expect(shown(screen)).toMatchObject({ pages: 1, further: 'failed' });
});

it('says why there are no shops, and tries again with the same filter', async () => {
  const { screen, desk } = aWall({ wallPages: [refusal('timed-out'), aPage(1, 0, 1)] });
  await screen.load(aVoucher({ categoryId: 20 }), { ...NO_FILTER, name: 'x' });
  expect(screen.state).toMatchObject({ kind: 'failed', problem: { kind: 'timed-out' } });
  await screen.retry();
  expect(shown(screen).total).toBe(1);
  expect(desk.askedWallPages[1]).toMatchObject({ voucherCategory: 20, filter: { name: 'x' } });
});

it('fetches the whole wall only to say why nothing was found', async () => {
  const { screen, desk } = aWall({
    wallPages: [aPage(100), aPage(0, 0, 0), aPage(0, 0, 0)],
    walls: [done([aShop()]), done([aShop()])],
  });
  await screen.load(null, NO_FILTER);
  expect(desk.askedWalls).toEqual([]);
  await screen.load(null, { ...NO_FILTER, keywords: ['x'] });
  expect(screen.finder?.shops).toHaveLength(1);
  await screen.load(aVoucher(), NO_FILTER);
  expect(screen.finder).toBeNull(); // another voucher, another wall
});

it('knows the value levels of all shops that it has seen, up to the cap', async () => {
  const shops = [
    aShop({ voucherValuesInCent: [100_00, 150_00] }),
    aShop({ name: 'B', voucherValuesInCent: [5_00] }),
  ];
  const { screen } = aWall({ wallPages: [done({ shops, total: 2 }), aPage(0, 0, 0)], walls: [done([])] });
  await screen.load(null, NO_FILTER);
  expect(screen.levels).toEqual([5_00, 100_00]);
  await screen.load(null, { ...NO_FILTER, name: 'x' });
  expect(screen.levels).toEqual([5_00, 100_00]);
});

it('asks for top shops by themselves, and does without where they do not come', async () => {
  const { screen, desk } = aWall({ wallPages: [aPage(1, 0, 1), refusal('timed-out')] });
  await screen.loadTopShops(null);
  expect(screen.topShops).toHaveLength(1);
  expect(desk.askedWallPages).toMatchObject([{ position: 'T', size: 12 }]);
  await screen.loadTopShops(aVoucher({ categoryId: 20 }));
  expect(screen.topShops).toHaveLength(1);
});

it('can mix what fits and what costs more', () => {
  const { screen } = aWall({});
  screen.fitFirst(false);
  expect(screen.onlyFitting).toBe(false);
});

it('ends with what was wanted last, in whatever order the answers come', async () => {
  const wishes = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 });
  await holdsInTurns(
    fc.asyncProperty(wishes, fc.scheduler(), async (names, turns) => {
      const wallPage = turns.scheduleFunction(async (_wall: WallRequest, { filter }: PageRequest) =>
        done({ shops: [aShop({ name: filter.name })], total: 1 }),
      );
      const desk = { ...fakeShopDesk({}), wallPage };
      const queue = new WallTurns();
      const screen = new PagedWallScreen(
        new BrowseShopPages(desk, queue),
        new BrowseShops(desk, queue),
        aSite(),
      );
      await turns.waitFor(Promise.all(names.map((name) => screen.load(null, { ...NO_FILTER, name }))));
      expect(shown(screen).shops.map(({ name }) => name)).toEqual([names.at(-1)]);
    }),
  );
});
