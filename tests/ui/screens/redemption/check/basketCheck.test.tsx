import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { say } from '#tests/data/english.ts';
import { aQuote, aRedemption, anItem, anOpenOrder } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aShopPage } from '#tests/data/shop.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CheckView } from '#ui/screens/redemption/check/CheckView.tsx';

const BOOKS = aBasketLine();
const BOWLING = aBasketLine({ shopId: 'shop-2', shopName: 'Bowlaria', valueInCent: 10_00, quantity: 2 });
const QUOTE = aQuote({ coveredInCent: 45_00, remainingInCent: 5_00 });
const LINES = [BOOKS, BOWLING].map(({ shopId, valueInCent, quantity }) => ({
  shopId,
  valueInCent,
  quantity,
}));

/** The redemption of the basket. */
const DONE = aRedemption({
  items: [BOOKS, BOWLING].map(({ shopId, valueInCent, quantity }) =>
    anItem({ shopId, valueInCent, quantity }),
  ),
  remainingBalanceInCent: QUOTE.remainingInCent,
});

/** The check of a basket of two shops with complete data. */
async function aStep(about: About = {}) {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [done(aShopPage()), done(aShopPage({ id: 'shop-2', name: 'Bowlaria' }))] },
    drafts: { basket: [BOOKS, BOWLING], customer: aCustomerDraft({ delivery: 'ZIP' }) },
    redemptions: { quotes: [done(QUOTE)] },
    ...about,
  });
  const shown = await show(app.services, <CheckView />, { at: '/basket/check', path: '/basket/check' });
  return { ...app, ...shown };
}

const button = () =>
  screen.getByRole('button', { name: say('basket.redeem', { money: '€45.00', count: 2 }) });
const redeem = async () => {
  fireEvent.click(screen.getByRole('checkbox'));
  await act(async () => fireEvent.click(button()));
};

it('lists every line with its quantity, the sum, the remainder and the delivery', async () => {
  await aStep();
  const summary = screen.getByRole('region', { name: say('check.summary') });
  for (const words of ['Bücherwurm', '1 × €25.00', 'Bowlaria', '2 × €10.00', '€45.00', '€5.00']) {
    expect(summary).toHaveTextContent(words);
  }
  expect(summary).toHaveTextContent(say('delivery.ZIP.title'));
  const ways = screen.getAllByRole('link', { name: /^Change/ }).map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/basket', '/basket/details']);
});

it('shows the link that changes the basket at its total', async () => {
  await aStep();
  const change = screen.getByRole('link', { name: say('basket.change') });
  expect(change.closest('div')).toHaveTextContent(new RegExp(`^${say('basket.total')}`));
});

it('redeems all lines at once, and empties the basket', async () => {
  const { apis, kept, path } = await aStep({
    redemptions: { quotes: [done(QUOTE)], redemptions: [done(DONE)] },
  });
  await redeem();
  expect(apis.redemption.askedQuotes).toEqual([LINES]);
  expect(apis.redemption.placed).toHaveLength(1);
  expect(apis.redemption.placed[0]?.order).toMatchObject({ valueInCent: 45_00, delivery: 'ZIP' });
  expect(path()).toBe('/thankyou');
  expect(kept.read('basket')).toBeNull();
});

it('shows which line the backend refuses, and links back to the basket', async () => {
  await aStep({ redemptions: { quotes: [refusal('shop-gone', { line: 1 })] } });
  expect(screen.getByText(say('basket.atFault', { shop: 'Bowlaria', money: '€10.00' }))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: say('basket.change') })).toHaveAttribute('href', '/basket');
});

it('shows the refused line of an order too, and keeps the basket', async () => {
  const { kept } = await aStep({
    redemptions: { quotes: [done(QUOTE)], redemptions: [refusal('shop-refuses-card', { line: 0 })] },
  });
  await redeem();
  expect(
    screen.getByText(say('basket.atFault', { shop: 'Bücherwurm', money: '€25.00' })),
  ).toBeInTheDocument();
  const ways = screen.getAllByRole('link', { name: say('basket.change') });
  for (const way of ways) expect(way).toHaveAttribute('href', '/basket');
  expect(kept.read('basket')).toEqual([BOOKS, BOWLING]);
});

const OPEN = anOpenOrder({ draft: { place: 'basket', lines: LINES }, quote: QUOTE });

it('looks up the open order of a basket that is empty by now', async () => {
  const { path, apis } = await aStep({
    drafts: { basket: [], customer: aCustomerDraft(), pendingOrder: OPEN },
    redemptions: { found: [done(DONE)] },
  });
  expect(path()).toBe('/thankyou');
  expect(apis.redemption.placed).toEqual([]);
});

it('leads from the check of a single shop to the open order of the basket', async () => {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [done(aShopPage())] },
    drafts: {
      redemption: { shopId: 'shop-1', valueInCent: 25_00 },
      customer: aCustomerDraft(),
      pendingOrder: OPEN,
    },
  });
  const { path } = await show(app.services, <CheckView />, {
    at: '/redeem/shop-1/check',
    path: '/redeem/:shopId/check',
  });
  expect(path()).toBe('/basket/check');
});

it.each<[string, About]>([
  ['nothing is in the basket', { drafts: { customer: aCustomerDraft() } }],
  [
    'the balance does not cover it',
    { drafts: { basket: [{ ...BOOKS, quantity: 3 }, BOWLING], customer: aCustomerDraft() } },
  ],
  ['a shop is gone', { shops: { pages: [done(aShopPage()), refusal('shop-gone')] } }],
])('returns to the basket if %s', async (_why, about) => {
  const { path } = await aStep(about);
  expect(path()).toBe('/basket');
});
