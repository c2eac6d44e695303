import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBasketLine } from '#tests/data/basket.ts';
import { say } from '#tests/data/english.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aShopPage } from '#tests/data/shop.ts';
import { aSession } from '#tests/data/voucher.ts';
import { ShopValues } from '#ui/screens/shops/shopDetails/ShopValues.tsx';

it('compares a shop’s values with what the basket leaves of the balance', async () => {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    drafts: { basket: [aBasketLine({ shopId: 'shop-2', valueInCent: 15_00 })] },
  });
  await show(app.services, <ShopValues shop={aShopPage()} />);
  expect(screen.getByText(say('basket.free', { free: '€35.00', money: '€50.00' }))).toBeInTheDocument();
  expect(screen.getByText(say('value.stays', { money: '€10.00' }))).toBeInTheDocument();
  expect(screen.getByText(say('basket.payMore', { money: '€15.00' }))).toBeInTheDocument();
});
