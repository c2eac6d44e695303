import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Basket } from '#domain/basket/basket.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { say, saying } from '#tests/data/english.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { anOpenOrder } from '#tests/data/redemption.ts';
import { show } from '#tests/data/show.tsx';
import { aShop, aShopPage } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession } from '#tests/data/voucher.ts';
import { BasketView } from '#ui/screens/redemption/basket/BasketView.tsx';

const BOOKS = aBasketLine();
const BOWLING = aBasketLine({ shopId: 'shop-2', shopName: 'Bowlaria', valueInCent: 10_00 });
const BOOK_SHOP = aShopPage();
const BOWLING_SHOP = aShopPage({ id: 'shop-2', name: 'Bowlaria' });
const WALL = done([aShop({ id: 'shop-3', name: 'Teekanne', voucherValuesInCent: [15_00] })]);

/** The basket of a voucher of 50 euros. */
async function aBasket(basket: Basket = [BOOKS, BOWLING], about: About = {}) {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [done(BOOK_SHOP), done(BOWLING_SHOP)], walls: [WALL] },
    drafts: { basket },
    ...about,
  });
  const shown = await show(app.services, <BasketView />, { at: '/basket', path: '/basket' });
  return { ...app, ...shown };
}

const line = (name: string) => {
  const item = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (item === null) throw new Error(`no line ${name}`);
  return within(item);
};
const press = (button: HTMLElement) => act(async () => fireEvent.click(button));
const go = () => press(screen.getByRole('button', { name: say('basket.go') }));

it('shows the total of the basket and what remains', async () => {
  await aBasket();
  expect(screen.getByText(say('basket.remaining', { money: '€15.00' }))).toBeInTheDocument();
  const summary = screen.getByRole('region', { name: say('check.summary') });
  expect(summary).toHaveTextContent('€35.00');
});

it('shows the open order in place of the basket, because it leaves the balance uncertain', async () => {
  await aBasket([BOOKS], { drafts: { basket: [BOOKS], pendingOrder: anOpenOrder() } });
  expect(screen.getByRole('link', { name: say('openOrder.look') })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: say('basket.go') })).toBeNull();
  expect(document.body).not.toHaveTextContent(/€\d/);
});

it('labels what the stepper counts', async () => {
  await aBasket();
  expect(screen.getAllByText(say('basket.number'))).toHaveLength(2);
});

it('shows a card for each shop with all its amounts, and the total once', async () => {
  await aBasket([BOOKS, BOWLING, { ...BOOKS, valueInCent: 10_00 }]);
  expect(screen.getAllByRole('heading', { level: 2, name: 'Bücherwurm' })).toHaveLength(1);
  expect(line('Bücherwurm').getAllByRole('combobox')).toHaveLength(2);
  expect(line('Bücherwurm').getByText('€35.00', { selector: 'p' })).toBeInTheDocument();
  expect(line('Bowlaria').queryByText('€10.00', { selector: 'p' })).toBeNull();
  expect(screen.getAllByText('€45.00')).toHaveLength(1);
  const summary = screen.getByRole('region', { name: say('check.summary') });
  expect(summary).not.toHaveTextContent('Bücherwurm');
});

it('leads to the details', async () => {
  const { path } = await aBasket();
  await go();
  expect(path()).toBe('/basket/details');
});

it('changes the quantity of a line between 1 and 20, and stores it', async () => {
  const { kept } = await aBasket();
  await press(line('Bowlaria').getByRole('button', { name: say('basket.more') }));
  expect(kept.read('basket')).toEqual([BOOKS, { ...BOWLING, quantity: 2 }]);
  await press(line('Bowlaria').getByRole('button', { name: say('basket.fewer') }));
  await press(line('Bowlaria').getByRole('button', { name: say('basket.fewer') }));
  expect(kept.read('basket')).toEqual([BOOKS, BOWLING]);
  expect(line('Bowlaria').getByRole('button', { name: say('basket.fewer') })).toHaveAttribute(
    'aria-disabled',
  );
});

it('changes a value in place', async () => {
  const { kept } = await aBasket();
  fireEvent.change(line('Bowlaria').getByRole('combobox'), { target: { value: '2500' } });
  expect(kept.read('basket')).toEqual([BOOKS, { ...BOWLING, valueInCent: 25_00 }]);
});

it('does not continue above the balance, and shows with the focus how much is missing', async () => {
  const { path } = await aBasket([{ ...BOOKS, quantity: 2 }, BOWLING]);
  const reason = say('basket.missing', { money: '€10.00', balance: '€50.00' });
  expect(screen.getByText(reason)).toBeInTheDocument();
  await go();
  expect(path()).toBe('/basket');
  expect(document.activeElement).toHaveTextContent(reason);
});

it('removes a line, and restores it at its place', async () => {
  const { kept } = await aBasket();
  await press(line('Bücherwurm').getByRole('button', { name: saying('basket.remove') }));
  expect(kept.read('basket')).toEqual([BOWLING]);
  const undo = screen.getByRole('button', { name: say('basket.undo') });
  expect(undo).toHaveFocus();
  await press(undo);
  expect(screen.getByRole('list', { name: say('basket.title') })).toHaveFocus();
  expect(kept.read('basket')).toEqual([BOOKS, BOWLING]);
});

it('says by its name which shop is gone, and does not continue with it', async () => {
  const { path, kept } = await aBasket([BOOKS, BOWLING], {
    shops: { pages: [done(BOOK_SHOP), refusal('shop-gone')], walls: [WALL] },
  });
  expect(line('Bowlaria').getByText(say('basket.shopGone'))).toBeInTheDocument();
  await go();
  expect(path()).toBe('/basket');
  expect(document.activeElement).toHaveTextContent(say('basket.fix'));
  await press(line('Bowlaria').getByRole('button', { name: saying('basket.remove') }));
  await go();
  expect(path()).toBe('/basket/details');
  expect(kept.read('basket')).toEqual([BOOKS]);
});

it('says which value is no longer offered, and accepts another', async () => {
  const odd = aBasketLine({ valueInCent: 12_00 });
  const { path } = await aBasket([odd], { shops: { pages: [done(BOOK_SHOP)], walls: [WALL] } });
  expect(line('Bücherwurm').getByRole('combobox')).toBeInvalid();
  await go();
  expect(path()).toBe('/basket');
  fireEvent.change(line('Bücherwurm').getByRole('combobox'), { target: { value: '1000' } });
  await go();
  expect(path()).toBe('/basket/details');
});

it('proposes what uses the remainder exactly, and adds it with one press', async () => {
  const { kept } = await aBasket([BOOKS, BOWLING], {
    shops: {
      pages: [done(BOOK_SHOP), done(BOWLING_SHOP), done(BOOK_SHOP), done(aShopPage({ id: 'shop-3' }))],
      walls: [WALL],
    },
  });
  const proposals = screen.getByRole('region', { name: say('basket.proposals', { money: '€15.00' }) });
  const [best] = within(proposals).getAllByRole('listitem');
  expect(best).toHaveTextContent('Teekanne');
  expect(best).toHaveTextContent(say('basket.usesAll'));
  await press(within(best as HTMLElement).getByRole('button', { name: saying('basket.add') }));
  expect(screen.getByRole('list', { name: say('basket.title') })).toHaveFocus();
  expect(kept.read('basket')?.at(-1)).toEqual({
    shopId: 'shop-3',
    shopName: 'Teekanne',
    valueInCent: 15_00,
    quantity: 1,
  });
});

it('proposes two values of a shop that use the remainder together, and adds both with one press', async () => {
  const { kept } = await aBasket([BOOKS, BOWLING], {
    shops: {
      pages: [done(BOOK_SHOP), done(BOWLING_SHOP), done(BOOK_SHOP), done(aShopPage({ id: 'shop-3' }))],
      walls: [done([aShop({ id: 'shop-3', name: 'Teekanne', voucherValuesInCent: [4_00, 11_00] })])],
    },
  });
  const proposals = screen.getByRole('region', { name: say('basket.proposals', { money: '€15.00' }) });
  const [best] = within(proposals).getAllByRole('listitem');
  const add = within(best as HTMLElement).getByRole('button', { name: saying('basket.add') });
  expect(add).toHaveAccessibleName('Add Teekanne, 1 × €4.00 and Teekanne, 1 × €11.00');
  await press(add);
  expect(
    kept
      .read('basket')
      ?.slice(-2)
      .map(({ valueInCent }) => valueInCent),
  ).toEqual([4_00, 11_00]);
});

it('proposes nothing while a shop is gone, because the remainder is not known', async () => {
  await aBasket([BOOKS, BOWLING], {
    shops: { pages: [done(BOOK_SHOP), refusal('shop-gone')], walls: [WALL] },
  });
  const proposals = () =>
    screen.queryByRole('region', { name: say('basket.proposals', { money: '€25.00' }) });
  const donate = () => screen.queryByRole('link', { name: say('wall.donate') });
  expect(screen.queryByRole('button', { name: saying('basket.add') })).toBeNull();
  expect(donate()).toBeNull();
  await press(line('Bowlaria').getByRole('button', { name: saying('basket.remove') }));
  expect(proposals()).not.toBeNull();
  expect(donate()).toHaveAttribute('href', '/donate');
});

it('offers no donation if nothing remains', async () => {
  await aBasket([aBasketLine({ valueInCent: 25_00, quantity: 2 })]);
  expect(screen.queryByRole('link', { name: say('wall.donate') })).toBeNull();
});

it('loads again the shops that could not be loaded', async () => {
  await aBasket([BOOKS], { shops: { pages: [refusal('offline'), done(BOOK_SHOP)], walls: [WALL] } });
  expect(screen.getByRole('region', { name: say('problem.offline.title') })).toBeInTheDocument();
  await press(screen.getByRole('button', { name: say('common.tryAgain') }));
  expect(line('Bücherwurm').getByRole('combobox')).toBeInTheDocument();
});

it('is empty at first', async () => {
  await aBasket([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('basket.empty'));
});

it('is empty on a site without a choice of value', async () => {
  await aBasket([BOOKS], { site: { switches: switchedOn('showNavBar') } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('basket.empty'));
});

it('keeps its lines when the session ends', async () => {
  const { services, kept } = await aBasket();
  await act(async () => services.session.endedBy({ kind: 'session-expired' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('entry.again.title'));
  expect(kept.read('basket')).toEqual([BOOKS, BOWLING]);
});

it('says that the whole balance is used, and then offers no more', async () => {
  const { kept } = await aBasket([{ ...BOOKS, quantity: 2 }]);
  expect(screen.getByText(say('basket.spent'))).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: say('basket.another') })).toBeNull();
  const more = line('Bücherwurm').getByRole('button', { name: say('basket.more') });
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveAccessibleDescription(say('basket.noMore'));
  await press(more);
  expect(kept.read('basket')).toEqual([{ ...BOOKS, quantity: 2 }]);
  await press(line('Bücherwurm').getByRole('button', { name: say('basket.fewer') }));
  expect(screen.getByRole('link', { name: say('basket.another') })).toBeInTheDocument();
  expect(
    line('Bücherwurm').getByRole('button', { name: say('basket.more') }),
  ).not.toHaveAccessibleDescription();
});
