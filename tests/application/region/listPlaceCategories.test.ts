import { expect, it } from 'vitest';
import { ListPlaceCategories } from '#application/region/listPlaceCategories.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { LoadCategories } from '#application/shop/loadCategories.ts';
import { WallTurns } from '#application/shop/wallTurns.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeShopApi } from '#tests/data/fakeApis.ts';
import { aShop } from '#tests/data/shop.ts';
import { aSite } from '#tests/data/site.ts';
import { aCategory } from '#tests/data/wallPage.ts';

const WALL = done([aShop({ id: '7', categories: [3] })]);
const CATEGORIES = done([aCategory({ id: 3, name: 'Books' })]);

const list = (told: Parameters<typeof fakeShopApi>[0]) => {
  const api = fakeShopApi(told);
  return new ListPlaceCategories(new BrowseShops(api, new WallTurns()), new LoadCategories(api)).execute(
    aSite(),
    'de',
  );
};

it('returns the category of each shop on the wall', async () => {
  expect(await list({ walls: [WALL], categories: CATEGORIES })).toEqual(done(new Map([['7', 'Books']])));
});

it.each([
  ['the wall', { walls: [refusal('offline')], categories: CATEGORIES }],
  ['the categories', { walls: [WALL], categories: refusal('offline') }],
])('passes on the refusal if %s cannot be loaded', async (_name, told) => {
  expect(await list(told)).toEqual(refusal('offline'));
});
