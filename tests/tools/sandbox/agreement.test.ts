import { expect, it } from 'vitest';
import { SITES } from '#sandbox/core/sites.ts';
import { ShopCatalogue } from '#sandbox/shop/catalogue.ts';
import { shopDetails, shopTile } from '#sandbox/shop/present.ts';
import type { Shop } from '#sandbox/shop/shop.ts';

const catalogue = new ShopCatalogue(1000);
const everyShop = [...new Set(SITES.flatMap(({ categoryId }) => catalogue.taking(categoryId)))];

/** What a holder reads about a shop; the texts in English. */
function told(shop: Shop) {
  const { redeemable = [], keywords = [] } = shopTile(shop);
  const { name, codeTypes = [], description, redeemWarnings = [] } = shopDetails(shop, 'en', []);
  return {
    name,
    online: redeemable.includes('REDEEMABLE_ONLINE'),
    branch: redeemable.includes('REDEEMABLE_BRANCH'),
    goods: shop.type === 'physical',
    restaurant: shop.categories.every((id) => id > 40),
    kinds: codeTypes.map(({ kind }) => kind),
    words: [description, ...redeemWarnings.map(({ text }) => text), ...keywords].join(' '),
    delayed: shop.delayHours > 0,
  };
}

type Told = ReturnType<typeof told>;

it.each<[string, (shop: Told) => boolean]>([
  ['can be used somewhere', ({ online, branch }) => online || branch],
  ['sends goods, or a code', ({ goods, kinds }) => goods === (kinds.length === 0)],
  [
    'takes no typed code and no link, if it is a branch only',
    ({ online, kinds }) => online || onlyScans(kinds),
  ],
  ['has nothing to scan, if it is online only', ({ branch, kinds }) => branch || !kinds.includes('barcode')],
  [
    'has something to type in or to open, if it is online',
    (shop) => !shop.online || shop.goods || isTyped(shop),
  ],
  ['speaks of delivery only online', ({ online, words }) => online || !/deliver|postage|online/i.test(words)],
  [
    'speaks of showing a code only in a branch',
    ({ branch, words }) => branch || !/show|on site/i.test(words),
  ],
  ['speaks of no code where goods come', ({ goods, words }) => !goods || !/code|purchase|show/i.test(words)],
  ['adds no postage to goods that come by post', ({ goods, words }) => !goods || !/postage/i.test(words)],
  [
    'speaks as a restaurant does',
    (shop) => !shop.restaurant || !/goods|shop|purchase|deliver/i.test(shop.words),
  ],
  [
    'promises nothing at once, if its partner is slow',
    (shop) => !shop.delayed || !/at once/i.test(shop.words),
  ],
])('every shop %s', (_claim, holds) => {
  const shops = everyShop.map(told);
  expect(shops.filter((shop) => !holds(shop))).toEqual([]);
});

function onlyScans(kinds: Told['kinds']): boolean {
  return kinds.every((kind) => kind === 'barcode');
}

function isTyped({ kinds }: Told): boolean {
  return kinds.includes('code') || kinds.includes('url');
}
