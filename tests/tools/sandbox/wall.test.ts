import { expect, it } from 'vitest';
import { SITES } from '#sites/index.ts';
import { CATEGORY } from '#tests/data/voucherCategories.ts';
import { Visitor, type Wire } from './visitor.ts';

it.each(SITES)(
  'shows on $id as many shops as the site claims, without those that it hides',
  async ({ id, load }) => {
    const { hiddenShopCategories, numberOfShops } = await load();
    const path = `/api/v2/shop/wall/${CATEGORY[id]}`;
    const { body: shops } = await new Visitor().get<Wire['ShopTile'][]>(path);
    const shown = shops.filter(
      ({ categories = [] }) =>
        !categories.every((category) => hiddenShopCategories.includes(Number(category))),
    );
    expect(shown).toHaveLength(numberOfShops);
    expect(new Set(shops.map((shop) => shop.id)).size).toBe(shops.length);
    expect(new Set(shops.map(({ name }) => name)).size).toBe(shops.length);
  },
);
