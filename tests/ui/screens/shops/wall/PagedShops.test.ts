import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PageRequest, WallPage, WallRequest } from '#application/ports/shopApi.ts';
import { BrowseShopPages } from '#application/shop/browseShopPages.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { WallTurns } from '#application/shop/wallTurns.ts';
import { done } from '#domain/core/result.ts';
import { NO_FILTER } from '#domain/shop/shopFilter.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeShopApi } from '#tests/data/fakeApis.ts';
import { holdsInTurns } from '#tests/data/holds.ts';
import { aShop } from '#tests/data/shop.ts';
import { aSite } from '#tests/data/site.ts';
import { aVoucher } from '#tests/data/voucher.ts';
import { PagedShops } from '#ui/screens/shops/wall/paged/PagedShops.ts';

const SITE = aSite();

function aPage(total: number, from = 0, number = 48): Answer<WallPage> {
  return done({
    shops: Array.from({ length: number }, (_, index) => aShop({ name: `Shop ${from + index}` })),
    total,
  });
}

function aWall(told: Parameters<typeof fakeShopApi>[0]) {
  const api = fakeShopApi(told);
  const turns = new WallTurns();
  const screen = new PagedShops(new BrowseShopPages(api, turns), new BrowseShops(api, turns));
  return { screen, api };
}

function shown({ state }: PagedShops) {
  if (state.kind !== 'shown') throw new Error(`the wall is ${state.kind}`);
  return state;
}

it('loads the first page, and offers more', async () => {
  const { screen, api } = aWall({ wallPages: [aPage(100)] });
  await screen.load(SITE, null, NO_FILTER);
  expect(shown(screen)).toMatchObject({ total: 100, pages: 1, further: 'offered' });
  expect(shown(screen).shops).toHaveLength(48);
  expect(api.askedWallPages).toMatchObject([{ page: 0, size: 48 }]);
});

it('loads page after page until there are no more', async () => {
  const { screen } = aWall({ wallPages: [aPage(100), aPage(100, 48), aPage(100, 96, 4)] });
  await screen.load(SITE, null, NO_FILTER);
  await screen.more();
  expect(shown(screen).shops[48]?.name).toBe('Shop 48');
  await screen.more();
  expect(shown(screen)).toMatchObject({ further: 'nothing', pages: 3 });
  expect(shown(screen).shops).toHaveLength(100);
  await screen.more();
  expect(shown(screen).pages).toBe(3);
});

it('shows a shop once that has moved to the next page meanwhile', async () => {
  const { screen } = aWall({ wallPages: [aPage(100), aPage(100, 47)] });
  await screen.load(SITE, null, NO_FILTER);
  await screen.more();
  expect(shown(screen).shops).toHaveLength(95);
});

it('keeps the shown shops when the next page fails, and loads it again on request', async () => {
  const { screen } = aWall({ wallPages: [aPage(100), refusal('timed-out'), aPage(100, 48)] });
  await screen.load(SITE, null, NO_FILTER);
  await screen.more();
  expect(shown(screen)).toMatchObject({ further: 'failed', pages: 1 });
  expect(shown(screen).shops).toHaveLength(48);
  await screen.more();
  expect(shown(screen)).toMatchObject({ further: 'offered', pages: 2 });
});

it('sends one request however often “more” is pressed', async () => {
  const { screen, api } = aWall({ wallPages: [aPage(200), aPage(200, 48)] });
  await screen.load(SITE, null, NO_FILTER);
  await Promise.all([screen.more(), screen.more()]);
  expect(api.askedWallPages).toHaveLength(2);
});

it('loads as many pages as were shown before', async () => {
  const { screen } = aWall({ wallPages: [aPage(60), aPage(60, 48, 12)] });
  await screen.load(SITE, null, NO_FILTER, 5);
  expect(shown(screen)).toMatchObject({ pages: 2, further: 'nothing' });
});

it('shows the loaded pages when a later one fails', async () => {
  const { screen } = aWall({ wallPages: [aPage(200), refusal('timed-out')] });
  await screen.load(SITE, null, NO_FILTER, 3);
  expect(shown(screen)).toMatchObject({ pages: 1, further: 'failed' });
});

it('fails with the reason, and retries with the same filter', async () => {
  const { screen, api } = aWall({ wallPages: [refusal('timed-out'), aPage(1, 0, 1)] });
  await screen.load(SITE, aVoucher({ categoryId: 20 }), { ...NO_FILTER, name: 'x' });
  expect(screen.state).toMatchObject({ kind: 'failed', problem: { kind: 'timed-out' } });
  await screen.retry();
  expect(shown(screen).total).toBe(1);
  expect(api.askedWallPages[1]).toMatchObject({ voucherCategory: 20, filter: { name: 'x' } });
});

it('loads the whole wall only to explain why nothing was found', async () => {
  const { screen, api } = aWall({
    wallPages: [aPage(100), aPage(0, 0, 0), aPage(0, 0, 0)],
    walls: [done([aShop()]), done([aShop()])],
  });
  await screen.load(SITE, null, NO_FILTER);
  expect(api.askedWalls).toEqual([]);
  await screen.load(SITE, null, { ...NO_FILTER, keywords: ['x'] });
  expect(screen.searchable?.shops).toHaveLength(1);
  await screen.load(SITE, aVoucher({ categoryId: 20 }), NO_FILTER);
  expect(screen.searchable).toBeNull(); // another voucher, another wall
});

it('knows the value levels of all shops loaded so far, up to the cap', async () => {
  const shops = [
    aShop({ voucherValuesInCent: [100_00, 150_00] }),
    aShop({ name: 'B', voucherValuesInCent: [5_00] }),
  ];
  const { screen } = aWall({ wallPages: [done({ shops, total: 2 }), aPage(0, 0, 0)], walls: [done([])] });
  await screen.load(SITE, null, NO_FILTER);
  expect(screen.levels).toEqual([5_00, 100_00]);
  await screen.load(SITE, null, { ...NO_FILTER, name: 'x' });
  expect(screen.levels).toEqual([5_00, 100_00]);
});

it('includes the value levels of the whole wall once it was loaded to explain why nothing was found', async () => {
  const { screen } = aWall({
    wallPages: [aPage(0, 0, 0)],
    walls: [done([aShop({ voucherValuesInCent: [20_00] })])],
  });
  await screen.load(SITE, null, { ...NO_FILTER, name: 'x' });
  expect(screen.levels).toEqual([20_00]);
});

it('adds no page to a list that another filter is replacing', async () => {
  const { screen, api } = aWall({ wallPages: [aPage(100), aPage(1, 7, 1)] });
  await screen.load(SITE, null, NO_FILTER);
  const narrowing = screen.load(SITE, null, { ...NO_FILTER, name: 'x' });
  await screen.more();
  await narrowing;
  expect(shown(screen).shops.map(({ name }) => name)).toEqual(['Shop 7']);
  expect(api.askedWallPages).toHaveLength(2);
});

it('reports the filter of the shown shops, not of the pending request', async () => {
  const { screen } = aWall({ wallPages: [aPage(100), aPage(1, 7, 1)] });
  await screen.load(SITE, null, NO_FILTER);
  const named = { ...NO_FILTER, name: 'x' };
  const narrowing = screen.load(SITE, null, named);
  expect(shown(screen).filter).toBe(NO_FILTER);
  await narrowing;
  expect(shown(screen).filter).toBe(named);
});

it('requests the wall of the voucher category of a variation', async () => {
  const { screen, api } = aWall({ wallPages: [aPage(100), aPage(1, 7, 1)] });
  await screen.load(SITE, null, NO_FILTER);
  await screen.load(aSite({ voucherCategory: 9 }), null, NO_FILTER);
  expect(api.askedWallPages.map(({ voucherCategory }) => voucherCategory)).toEqual([1, 9]);
});

it('keeps its pages in another language, in which a variation creates a new site object', async () => {
  const { screen, api } = aWall({ wallPages: [aPage(100), aPage(100, 48)] });
  await screen.load(SITE, null, NO_FILTER);
  await screen.more();
  await screen.load(aSite(), null, NO_FILTER);
  expect(shown(screen)).toMatchObject({ pages: 2, further: 'offered' });
  expect(api.askedWallPages).toHaveLength(2);
});

it('ends with the filter requested last, in whatever order answers and presses on “more” come', async () => {
  const wish = fc.constantFrom('a', 'b', 'c', 'more');
  await holdsInTurns(
    fc.asyncProperty(fc.array(wish, { maxLength: 6 }), fc.scheduler(), async (wishes, turns) => {
      const ofPage = ({ filter, page }: PageRequest) =>
        done({ shops: [aShop({ name: `${filter.name} ${page}` })], total: 100 });
      const asked = turns.scheduleFunction(async (page: PageRequest) => ofPage(page));
      const api = { ...fakeShopApi({}), wallPage: (_wall: WallRequest, page: PageRequest) => asked(page) };
      const queue = new WallTurns();
      const screen = new PagedShops(new BrowseShopPages(api, queue), new BrowseShops(api, queue));
      const want = (name: string) => screen.load(SITE, null, { ...NO_FILTER, name });
      // Each request starts at its own moment, possibly while an answer is pending.
      const pressed = turns.scheduleSequence(
        wishes.map((name) => async () => void (name === 'more' ? screen.more() : want(name))),
      );
      await turns.waitFor(Promise.all([want('first'), pressed.task]));
      await turns.waitIdle();
      const last = wishes.findLast((name) => name !== 'more') ?? 'first';
      const { shops, pages } = shown(screen);
      expect(shops.map(({ name }) => name)).toEqual(
        Array.from({ length: pages }, (_, page) => `${last} ${page}`),
      );
    }),
  );
});
