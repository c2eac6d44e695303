import { act, fireEvent, screen } from '@testing-library/react';
import { done } from '#domain/core/result.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import type { Answer } from '#tests/data/answers.ts';
import { say } from '#tests/data/english.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aShopPage } from '#tests/data/shop.ts';
import { ShopDetailsView } from '#ui/screens/shops/shopDetails/ShopDetailsView.tsx';

interface Wish extends Omit<About, 'shops' | 'at'> {
  /** The answers about the shop, one per request. */
  pages?: readonly Answer<ShopDetails>[];
  shops?: About['shops'];
  at?: string;
}

/** The dialog of the shop `shop-1`, over a wall without shops unless the test gives some. */
export async function aDialog({ pages = [done(aShopPage())], shops, at, ...about }: Wish = {}) {
  const app = await anApp({
    locale: 'en',
    ...about,
    shops: { walls: [done([]), done([])], pages, ...shops },
  });
  const shown = await show(app.services, <ShopDetailsView />, {
    at: at ?? '/shops/shop-1/buecherwurm',
    path: '/shops/:id/:slug?',
  });
  return { ...app, ...shown };
}

export const close = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: say('common.close') })));

/** The text of a fact in the list, null if the list has no such fact. */
export const fact = (key: string) =>
  screen.queryByText(say(key))?.closest('dt')?.nextElementSibling?.textContent ?? null;
