import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import type { Site } from '#domain/site/site.ts';
import { say, saying } from '#tests/data/english.ts';
import { refusal } from '#tests/data/answers.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { anOpenOrder } from '#tests/data/redemption.ts';
import { show } from '#tests/data/show.tsx';
import { aShopPage } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { ValueView } from '#ui/screens/redemption/value/ValueView.tsx';

interface Wish {
  balanceInCent?: number;
  shop?: Partial<ShopDetails>;
  site?: Partial<Site>;
  drafts?: About['drafts'];
}

async function aStep({ balanceInCent = 30_00, shop = {}, site = {}, drafts = {} }: Wish = {}) {
  const app = await anApp({
    locale: 'en',
    site,
    drafts,
    session: aSession({ voucher: aVoucher({ balanceInCent }) }),
    shops: { pages: [done(aShopPage(shop))] },
  });
  const shown = await show(app.services, <ValueView />, {
    at: '/redeem/shop-1/value',
    path: '/redeem/:shopId/value',
  });
  return { ...app, ...shown };
}

const goOn = (money: string) => screen.queryByRole('button', { name: say('value.goWith', { money }) });
const go = (money: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: say('value.goWith', { money }) })));

it('offers each value with its consequence, and preselects the largest', async () => {
  await aStep();
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['1000', false],
    ['2500', true],
  ]);
  expect(screen.getByRole('radio', { name: /€25\.00.*€5\.00 stays on your voucher/ })).toBeInTheDocument();
});

it('shows the open order in place of the values, because it leaves the balance uncertain', async () => {
  await aStep();
  expect(screen.getByText(say('value.balance', { money: '€30.00' }))).toBeInTheDocument();
  cleanup();
  await aStep({ drafts: { pendingOrder: anOpenOrder() } });
  expect(screen.getByRole('link', { name: say('openOrder.look') })).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.body).not.toHaveTextContent(/€\d/);
});

it('lists values above the balance without a choice', async () => {
  await aStep();
  expect(screen.getByRole('list', { name: say('value.dearer') })).toBeInTheDocument();
  const dearer = screen.getByText('€50.00').closest('li');
  expect(dearer).toHaveTextContent(`€50.00 ${say('value.payMore', { money: '€20.00' })}`);
  expect(dearer?.querySelector('input, button, a')).toBeNull();
});

it('says that a value uses the whole balance', async () => {
  await aStep({ balanceInCent: 25_00 });
  expect(screen.getByRole('radio', { name: saying('value.usesAll') })).toBeChecked();
});

it('leads to the details with the chosen value', async () => {
  const { kept, path } = await aStep();
  fireEvent.click(screen.getByRole('radio', { name: /€10\.00/ }));
  await go('€10.00');
  expect(kept.read('redemptionDraft')).toEqual({ shopId: 'shop-1', valueInCent: 10_00 });
  expect(path()).toBe('/redeem/shop-1/details');
});

it('links to another shop', async () => {
  await aStep();
  expect(screen.getByRole('link', { name: say('value.otherShop') })).toHaveAttribute('href', '/shops');
});

it('links to another shop if no value fits the balance', async () => {
  await aStep({ balanceInCent: 5_00 });
  expect(screen.getByText(say('value.none', { money: '€5.00' }))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: say('value.otherShop') })).toHaveAttribute('href', '/shops');
  expect(document.querySelector('[type="submit"]')).toBeNull();
});

it('uses the whole balance on a site without a choice of value', async () => {
  const { kept } = await aStep({
    shop: { voucherValuesInCent: [10_00, 30_00] },
    site: { switches: switchedOn('showNavBar') },
  });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(say('value.whole', { money: '€30.00', shop: 'Bücherwurm' }))).toBeInTheDocument();
  await go('€30.00');
  expect(kept.read('redemptionDraft')).toEqual({ shopId: 'shop-1', valueInCent: 30_00 });
});

it('says on a site without a choice of value that the shop does not sell the whole balance', async () => {
  await aStep({ site: { switches: switchedOn('showNavBar') } });
  const shop = 'Bücherwurm';
  expect(screen.getByText(say('value.notWhole', { money: '€30.00', shop }))).toBeInTheDocument();
  expect(screen.queryByText(say('value.whole', { money: '€30.00', shop }))).toBeNull();
  expect(screen.getByRole('link', { name: say('value.otherShop') })).toHaveAttribute('href', '/shops');
  expect(document.querySelector('[type="submit"]')).toBeNull();
});

it('loads its shop again when the network returns', async () => {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [refusal('offline'), done(aShopPage())] },
  });
  app.network.turn(false);
  await show(app.services, <ValueView />, { at: '/redeem/shop-1/value', path: '/redeem/:shopId/value' });
  expect(screen.getByText(say('problem.offline.title'))).toBeInTheDocument();
  await act(async () => app.network.turn(true));
  expect(goOn('€50.00')).toBeInTheDocument();
});

it('says that its shop is gone, with the error code, and links to the others', async () => {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [refusal('shop-gone', { code: 'SHPx1' })] },
  });
  await show(app.services, <ValueView />, { at: '/redeem/shop-1/value', path: '/redeem/:shopId/value' });
  const card = screen.getByRole('region', { name: say('problem.shop-gone.title') });
  expect(card).toHaveTextContent(say('next.choose-shop'));
  expect(card).toHaveTextContent(say('money.untouched'));
  expect(card).toHaveTextContent('SHPx1');
  expect(screen.getByRole('link', { name: say('value.otherShop') })).toHaveAttribute('href', '/shops');
});

it('does not load a refused shop again when the network returns', async () => {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [refusal('server-down'), done(aShopPage())] },
  });
  await show(app.services, <ValueView />, { at: '/redeem/shop-1/value', path: '/redeem/:shopId/value' });
  await act(async () => app.network.turn(false));
  await act(async () => app.network.turn(true));
  expect(screen.getByText(say('problem.server-down.title'))).toBeInTheDocument();
});

it('shows the hint of the site on values', async () => {
  await aStep({ site: { valueHint: { key: 'site.valueHint' } } });
  expect(screen.getByText(say('site.valueHint'))).toBeInTheDocument();
});

it.each([
  [30_00, '1500'],
  [50_00, '5000'],
])('preselects for %i what the hint of the site advises: %s', async (balanceInCent, value) => {
  const shop = { voucherValuesInCent: [15_00, 25_00, 50_00] };
  await aStep({ balanceInCent, shop, site: { valueHint: { key: 'site.valueHint' } } });
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', value);
});

it('asks for a code without a voucher in use', async () => {
  const app = await anApp({ locale: 'en' });
  await show(app.services, <ValueView />, { at: '/redeem/shop-1/value', path: '/redeem/:shopId/value' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('entry.needed.title'));
  expect(screen.getByRole('textbox', { name: say('redeem.code.label') })).toBeInTheDocument();
});
