import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { say } from '#tests/data/english.ts';
import { refusal } from '#tests/data/answers.ts';
import { pending } from '#tests/data/pending.ts';
import { aShop, aShopPage } from '#tests/data/shop.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { aDialog, close } from './aShopDialog.tsx';

/** The button of the values, or the link to them without a voucher. */
const onward = () =>
  screen.queryByRole('link', { name: say('shop.choose') }) ?? document.querySelector('[type="submit"]');

it('shows the shop in a dialog named after it, with the focus on the name', async () => {
  await aDialog();
  expect(screen.getByRole('dialog', { name: 'Bücherwurm' })).toHaveAttribute('open');
  expect(screen.getByRole('heading', { name: 'Bücherwurm' })).toHaveFocus();
  expect(screen.getByText('Books, and coffee to go with them.')).toBeInTheDocument();
});

it('puts the shop into the page title', async () => {
  await aDialog();
  expect(document.title).toBe('Bücherwurm – Frohgut');
});

it('takes the name from the wall while the shop is loading', async () => {
  const { apis } = await aDialog({
    at: '/elsewhere',
    pages: [],
    shops: { walls: [done([aShop({ id: 'shop-1', name: 'Bücherwurm' })])] },
  }).then(async (app) => {
    app.apis.shop.details = () => pending<never>().promise;
    await act(() => app.router.navigate('/shops/shop-1/buecherwurm'));
    return app;
  });
  expect(screen.getByRole('dialog', { name: 'Bücherwurm' })).toBeInTheDocument();
  expect(screen.getAllByText(say('shop.loading'))[0]).toBeInTheDocument();
  expect(apis.shop.askedWalls).toHaveLength(1);
});

it('closes to the wall with its filters if it was opened by its address', async () => {
  const { router } = await aDialog({ at: '/shops/shop-1/buecherwurm?name=b&redeemable=online' });
  await close();
  expect(router.state.location).toMatchObject({ pathname: '/shops', search: '?name=b&redeemable=online' });
  expect(router.state.historyAction).toBe('REPLACE');
});

it('closes by going back if it was opened from a tile', async () => {
  const { router } = await aDialog({ at: '/?name=b' });
  await act(() => router.navigate('/shops/shop-1/buecherwurm?name=b', { state: { over: 'entry' } }));
  expect(screen.getByRole('dialog', { name: 'Bücherwurm' })).toBeInTheDocument();
  await close();
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?name=b' });
  expect(router.state.historyAction).toBe('POP');
});

it('offers no value, with an explanation, if what the basket leaves covers none', async () => {
  await aDialog({
    session: aSession(),
    drafts: { basket: [aBasketLine({ shopId: 'shop-2', valueInCent: 45_00 })] },
  });
  expect(onward()).toBeNull();
  expect(screen.getByText(say('basket.noValue', { money: '€5.00' }))).toBeInTheDocument();
});

it('offers no value, with an explanation, if the balance covers none', async () => {
  const session = aSession({ voucher: aVoucher({ balanceInCent: 9_99 }) });
  const { router } = await aDialog({ session });
  expect(onward()).toBeNull();
  expect(screen.getByText(say('value.none', { money: '€9.99' }))).toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('value.otherShop') })));
  expect(router.state.location.pathname).toBe('/shops');
});

it('shows why the shop could not be loaded, offers no value, and loads it again', async () => {
  await aDialog({ pages: [refusal('offline'), done(aShopPage())] });
  expect(screen.getByRole('dialog', { name: say('shop.title') })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: say('problem.offline.title') })).toBeInTheDocument();
  expect(onward()).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('common.tryAgain') })));
  expect(screen.getByRole('dialog', { name: 'Bücherwurm' })).toBeInTheDocument();
});

it.each(['-1', '9e99', '..%2f..%2f', '%00'])(
  'requests the shop with the odd id %s and shows that it is gone',
  async (id) => {
    const { apis } = await aDialog({ at: `/shops/${id}`, pages: [refusal('shop-gone', { code: 'SHPx1' })] });
    expect(apis.shop.askedPages).toEqual([decodeURIComponent(id)]);
    expect(screen.getByRole('region', { name: say('problem.shop-gone.title') })).toBeInTheDocument();
  },
);
