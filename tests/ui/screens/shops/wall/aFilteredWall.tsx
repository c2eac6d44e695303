import { act, fireEvent, screen, within } from '@testing-library/react';
import { done } from '#domain/core/result.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import { say } from '#tests/data/english.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aShop } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { WallSection } from '#ui/screens/shops/wall/WallSection.tsx';

export const FASHION: ShopCategory = { id: 1, name: 'Fashion', urlName: 'fashion', promoted: true };
export const BOOKS: ShopCategory = { id: 3, name: 'Books', urlName: 'books', promoted: false };
export const WALL = [
  aShop({ id: '1', name: 'Hemdenhaus', categories: [1], voucherValuesInCent: [10_00] }),
  aShop({ id: '2', name: 'Blattgold', categories: [3], redeemable: ['branch'], keywords: ['novel'] }),
  aShop({ id: '3', name: 'Allerlei', categories: [1, 3], redeemable: ['online', 'branch'], position: 'T' }),
];

interface Wish extends Pick<About, 'drafts' | 'remembered' | 'session' | 'shops'> {
  hiddenShopCategories?: readonly number[];
  layout?: 'classic' | 'modern' | 'restaurant';
  switches?: ReturnType<typeof switchedOn>;
  pathCategory?: ShopCategory;
  over?: 'entry' | 'shops';
}

export async function aWall(
  at = '/shops',
  { layout = 'classic', pathCategory, over = 'shops', ...about }: Wish = {},
) {
  const switches = about.switches ?? switchedOn('showShopFilterBar');
  const app = await anApp({
    locale: 'en',
    site: { layout, switches, hiddenShopCategories: about.hiddenShopCategories ?? [] },
    ...(about.session && { session: about.session }),
    ...(about.drafts && { drafts: about.drafts }),
    remembered: about.remembered ?? null,
    shops: { walls: [done(WALL)], categories: done([FASHION, BOOKS]), ...about.shops },
  });
  const shown = await show(
    app.services,
    <WallSection labelledBy="x" headingLevel={2} over={over} {...(pathCategory && { pathCategory })} />,
    { at },
  );
  return { ...app, ...shown, address: () => shown.router.state.location.search };
}

export const tiles = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/shops/'))
    .map((link) => link.textContent);
export const box = (name: RegExp) => screen.getByRole('checkbox', { name });
export const click = (element: HTMLElement) => act(async () => fireEvent.click(element));
export const tokens = () =>
  within(screen.getByRole('list', { name: say('wall.filter.active') })).getAllByRole('button');
