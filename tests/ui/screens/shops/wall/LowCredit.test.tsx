import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { say, saying } from '#tests/data/english.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import { anOpenOrder } from '#tests/data/redemption.ts';
import { show } from '#tests/data/show.tsx';
import { aShop } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { WallSection } from '#ui/screens/shops/wall/WallSection.tsx';

beforeEach(framesAtOnce);

const CHEAPEST = 5_00;
const WALL = Array.from({ length: 10 }, (_, index) =>
  aShop({ name: `Shop ${index}`, voucherValuesInCent: [CHEAPEST + index * 5_00] }),
);

async function aWall(balanceInCent: number, about: About = {}) {
  const app = await anApp({
    locale: 'en',
    session: aSession({ voucher: aVoucher({ balanceInCent }) }),
    site: { switches: switchedOn('redeemValueChooseable') },
    shops: { walls: [done(WALL), done(WALL)] },
    ...about,
  });
  await show(app.services, <WallSection labelledBy="x" headingLevel={2} over="shops" />);
  return app;
}

const nothing = (money: string) => saying('wall.lowCredit.nothing', { money, least: '€5.00' });
const little = (money: string) => saying('wall.lowCredit.little', { money });
const offer = () => screen.queryByText(saying('wall.lowCredit.donate'));

it('says once that the balance is too low for any shop, which value it would need, and offers a donation', async () => {
  await aWall(4_00);
  expect(screen.getAllByText(nothing('€4.00'))).toHaveLength(1);
  const [link] = screen.getAllByRole('link', { name: say('wall.donate') });
  expect(link).toHaveAttribute('href', '/donate');
  expect(offer()).toBeInTheDocument();
});

it('says nothing about a balance that an open order leaves uncertain', async () => {
  await aWall(4_00, { drafts: { pendingOrder: anOpenOrder() } });
  expect(screen.getByRole('link', { name: say('openOrder.look') })).toBeInTheDocument();
  // This covers the notice, the order of the tiles, their heading and the link to a donation.
  expect(screen.queryByText(/balance/)).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(say('wall.dearer'))).toBeNull();
});

it('says that the balance is enough for few shops only', async () => {
  await aWall(5_00);
  expect(screen.getByText(little('€5.00'))).toBeInTheDocument();
});

it('says nothing if the balance is enough', async () => {
  await aWall(20_00);
  expect(offer()).toBeNull();
});

it('says nothing about what a basket leaves', async () => {
  const basket = [aBasketLine({ valueInCent: 18_00 })];
  await aWall(20_00, { drafts: { basket } });
  expect(offer()).toBeNull();
});

it('says nothing on a site that redeems the whole balance, whatever values a shop has', async () => {
  await aWall(4_00, { site: { switches: switchedOn('showNavBar') } });
  expect(offer()).toBeNull();
});

it('claims no more than it knows of a wall with pages', async () => {
  const switches = switchedOn('usePaginatedShopList', 'redeemValueChooseable');
  const page = done({ shops: WALL, total: 60 });
  await aWall(4_00, { site: { switches }, shops: { wallPages: [page] } });
  expect(screen.getByText(little('€4.00'))).toBeInTheDocument();
});

it('offers to top up a prepaid voucher whose balance is too low', async () => {
  const prepaid = aSession({ voucher: aVoucher({ balanceInCent: 4_00, isPrepaid: true }) });
  const about = { session: prepaid };
  const site = { ...CHARGING, switches: switchedOn('redeemValueChooseable') };
  await aWall(4_00, { ...about, site });
  expect(screen.getByRole('link', { name: say('topUp.link') })).toHaveAttribute('href', '/prepaid');
});

it('says that the user can choose a dearer shop if the difference can be paid', async () => {
  await aWall(4_00);
  expect(screen.queryByText(saying('wall.lowCredit.pay'))).toBeNull();
  await aWall(4_00, { site: { ...CHARGING, switches: switchedOn('redeemValueChooseable') } });
  expect(screen.getByText(saying('wall.lowCredit.pay'))).toBeInTheDocument();
});
