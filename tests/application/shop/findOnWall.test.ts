import { expect, it } from 'vitest';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { FindOnWall } from '#application/shop/findOnWall.ts';
import { WallTurns } from '#application/shop/wallTurns.ts';
import { done } from '#domain/core/result.ts';
import { NO_FILTER } from '#domain/shop/shopFilter.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeShopApi } from '#tests/data/fakeApis.ts';
import { aShop } from '#tests/data/shop.ts';
import { aSite, switchedOn } from '#tests/data/site.ts';
import { aVoucher } from '#tests/data/voucher.ts';

const books = aShop({ id: 'books' });
const site = aSite();
const pagedSite = aSite({ switches: switchedOn('usePaginatedShopList') });

function aWall(told: Parameters<typeof fakeShopApi>[0]) {
  const api = fakeShopApi(told);
  const turns = new WallTurns();
  const browse = new BrowseShops(api, turns);
  return { api, browse, find: new FindOnWall(api, turns, browse) };
}

it('finds a shop on the current wall without a call', async () => {
  const { api, browse, find } = aWall({ walls: [done([aShop({ id: 'toys' }), books])] });
  const voucher = aVoucher();
  await browse.execute(site, voucher);
  expect(await find.execute(site, voucher, ['books'])).toEqual([books]);
  expect(await find.execute(site, voucher, ['gone'])).toEqual([]);
  expect(await find.execute(site, voucher, [])).toEqual([]);
  expect(api.askedWalls).toHaveLength(1);
});

it('requests the shop alone, once, if the wall comes in pages', async () => {
  const { api, find } = aWall({ wallPages: [done({ shops: [books], total: 1 })] });
  expect(await find.execute(pagedSite, null, ['books'])).toEqual([books]);
  expect(await find.execute(pagedSite, null, ['books'])).toEqual([books]);
  expect(api.askedWalls).toEqual([]);
  expect(api.askedWallPages).toEqual([
    expect.objectContaining({
      voucherCategory: 1,
      filter: { ...NO_FILTER, shopIds: ['books'] },
      page: 0,
      size: 1,
    }),
  ]);
});

it('finds a shop that only another site or configuration hides', async () => {
  const shop = aShop({ id: 'books', categories: [1] });
  const { find } = aWall({ wallPages: [shop, shop].map((each) => done({ shops: [each], total: 1 })) });
  const hiding = (...hiddenShopCategories: number[]) =>
    find.execute({ ...pagedSite, hiddenShopCategories }, null, ['books']);
  expect(await hiding(1)).toEqual([]);
  expect(await hiding(2)).toEqual([shop]);
});

it('finds several shops at once, in the order of their ids', async () => {
  const toys = aShop({ id: 'toys' });
  const { api, find } = aWall({ wallPages: [done({ shops: [toys, books], total: 2 })] });
  expect(await find.execute(pagedSite, null, ['books', 'gone', 'toys'])).toEqual([books, toys]);
  expect(api.askedWallPages).toEqual([
    expect.objectContaining({ filter: { ...NO_FILTER, shopIds: ['books', 'gone', 'toys'] }, size: 3 }),
  ]);
});

it('returns no other shop, and none that the site hides', async () => {
  const hidden = aShop({ id: 'hidden', categories: [24] });
  const answers = [aShop({ id: 'toys' }), hidden].map((shop) => done({ shops: [shop], total: 1 }));
  const { find } = aWall({ wallPages: answers });
  const hiding = { ...pagedSite, hiddenShopCategories: [24] };
  expect(await find.execute(hiding, null, ['books'])).toEqual([]);
  expect(await find.execute(hiding, null, ['hidden'])).toEqual([]);
});

it('returns nothing if the wall cannot be loaded', async () => {
  const { find } = aWall({ walls: [refusal('offline')], wallPages: [refusal('server-down')] });
  expect(await find.execute(site, null, ['books'])).toEqual([]);
  expect(await find.execute(pagedSite, null, ['books'])).toEqual([]);
});
