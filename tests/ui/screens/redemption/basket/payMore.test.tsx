import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Basket } from '#domain/basket/basket.ts';
import { done } from '#domain/core/result.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { aShopPage } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { BasketView } from '#ui/screens/redemption/basket/BasketView.tsx';

/** The basket of a prepaid voucher of 50 euros on a site with payments; two codes of 25 use it up. */
async function aBasket(quantity: number) {
  const basket: Basket = [aBasketLine({ quantity })];
  const app = await anApp({
    locale: 'en',
    session: aSession({ voucher: aVoucher({ isPrepaid: true }) }),
    site: { ...CHARGING, switches: switchedOn('redeemValueChooseable') },
    shops: { pages: [done(aShopPage())], walls: [done([])] },
    drafts: { basket },
  });
  return { ...app, ...(await show(app.services, <BasketView />, { at: '/basket', path: '/basket' })) };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const notice = () => screen.queryByText(say('value.youPayText'))?.closest('[role=status]') ?? null;

it('accepts more than the balance, and updates what is to be paid', async () => {
  await aBasket(2);
  expect(notice()).toBeNull();
  await press(say('basket.more'));
  expect(notice()).toHaveTextContent(say('value.youPay', { money: '€25.00' }));
  expect(screen.getByText(say('check.toPay')).nextElementSibling).toHaveTextContent('€25.00');
  await press(say('basket.more'));
  expect(notice()).toHaveTextContent(say('value.youPay', { money: '€50.00' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leads to the details', async () => {
  const { path } = await aBasket(3);
  await press(say('basket.go'));
  expect(path()).toBe('/basket/details');
});

it('offers a top-up instead, and another shop as well', async () => {
  await aBasket(3);
  expect(screen.getByRole('link', { name: say('value.topUpInstead') })).toHaveAttribute('href', '/prepaid');
  expect(screen.getByRole('link', { name: say('basket.another') })).toBeInTheDocument();
});
