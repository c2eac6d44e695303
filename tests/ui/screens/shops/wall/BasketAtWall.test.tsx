import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBasketLine } from '#tests/data/basket.ts';
import { say } from '#tests/data/english.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { anOpenOrder } from '#tests/data/redemption.ts';
import { show } from '#tests/data/show.tsx';
import { switchedOn } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { BasketAtWall } from '#ui/screens/shops/wall/around/BasketAtWall.tsx';
import { DonateLink } from '#ui/parts/voucher/DonateLink.tsx';

const BASKET = [aBasketLine(), aBasketLine({ shopId: 'shop-2', valueInCent: 15_00 })];

async function aWall(about: About) {
  const app = await anApp({ locale: 'en', ...about });
  await show(
    app.services,
    <>
      <DonateLink />
      <BasketAtWall />
    </>,
  );
}

const bar = () => screen.queryByRole('region', { name: say('basket.title') });

it('shows how many shops are in the basket and their sum, and links to it', async () => {
  await aWall({ session: aSession(), drafts: { basket: BASKET } });
  expect(bar()).toHaveTextContent(say('basket.bar', { count: 2, total: '€40.00', balance: '€50.00' }));
  expect(screen.getByRole('link', { name: say('basket.open') })).toHaveAttribute('href', '/basket');
});

it.each<[string, About]>([
  ['nothing is in the basket', { session: aSession() }],
  ['no voucher is in use', { drafts: { basket: BASKET } }],
  [
    'an open order leaves the balance uncertain',
    { session: aSession(), drafts: { basket: BASKET, pendingOrder: anOpenOrder() } },
  ],
  [
    'the whole balance goes to one shop',
    { session: aSession(), drafts: { basket: BASKET }, site: { switches: switchedOn('showNavBar') } },
  ],
])('is hidden while %s', async (_why, about) => {
  await aWall(about);
  expect(bar()).toBeNull();
});

it('offers a donation while there is a balance', async () => {
  await aWall({ session: aSession() });
  expect(screen.getByRole('link', { name: say('wall.donate') })).toHaveAttribute('href', '/donate');
});

it.each<[string, About]>([
  ['there is no voucher', {}],
  ['it is empty', { session: aSession({ voucher: aVoucher({ balanceInCent: 0 }) }) }],
])('offers no donation while %s', async (_why, about) => {
  await aWall(about);
  expect(screen.queryByRole('link', { name: say('wall.donate') })).toBeNull();
});
