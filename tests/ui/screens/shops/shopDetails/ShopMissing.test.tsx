import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { refusal } from '#tests/data/answers.ts';
import { say } from '#tests/data/english.ts';
import { aShop, aShopPage } from '#tests/data/shop.ts';
import { aVariation } from '#tests/data/variation.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { aDialog } from './aShopDialog.tsx';

const gone = refusal('shop-gone', { code: 'SHPx1' });
const similar = () => screen.queryByRole('list', { name: say('shop.similar') });
const names = () =>
  within(screen.getByRole('list', { name: say('shop.similar') }))
    .getAllByRole('link')
    .map((link) => link.textContent);

const WALL: readonly Shop[] = [
  aShop({ id: 'shop-1', name: 'Bücherwurm', categories: [1, 2] }),
  aShop({ id: 'garden', name: 'Gartenfreund', categories: [7] }),
  aShop({ id: 'toys', name: 'Spielkiste', categories: [2] }),
  aShop({ id: 'pages', name: 'Seitenreich', categories: [1, 2] }),
  aShop({ id: 'tea', name: 'Teehaus', categories: [8] }),
];

const missing = (walls: readonly Shop[], about: Parameters<typeof aDialog>[0] = {}) =>
  aDialog({
    pages: [gone, done(aShopPage({ id: 'pages', name: 'Seitenreich' }))],
    shops: { walls: [done(walls)] },
    ...about,
  });

it.each(['shop-gone', 'shop-refuses-card'] as const)(
  'offers three similar shops and a link to all instead of a retry: %s',
  async (kind) => {
    await missing(WALL, { pages: [refusal(kind)] });
    expect(screen.getByRole('region', { name: say(`problem.${kind}.title`) })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: say('common.tryAgain') })).toBeNull();
    expect(names()).toEqual(['Seitenreich', 'Spielkiste', 'Gartenfreund']);
    expect(screen.getByRole('dialog', { name: 'Bücherwurm' })).toBeInTheDocument();
  },
);

it('opens a similar shop in place of the missing one, over the same page and query', async () => {
  const { router } = await missing(WALL, { at: '/?name=b' });
  await act(() => router.navigate('/shops/shop-1/x?name=b', { state: { over: 'entry' } }));
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Seitenreich' })));
  expect(screen.getByRole('dialog', { name: 'Seitenreich' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Seitenreich' })).toHaveFocus();
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.location).toMatchObject({
    pathname: '/shops/pages/seitenreich',
    search: '?name=b',
    state: { over: 'entry' },
  });
});

it('leads to all shops', async () => {
  const { router } = await missing([], { at: '/shops/shop-1?name=b' });
  expect(similar()).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('shop.all') })));
  expect(router.state.location).toMatchObject({ pathname: '/shops', search: '?name=b' });
});

it('offers similar shops that the balance covers', async () => {
  const dear = { voucherValuesInCent: [100_00] };
  const wall = [
    ...WALL.slice(0, 3),
    aShop({ id: 'pages', name: 'Seitenreich', categories: [1, 2], ...dear }),
  ];
  await missing(wall, { session: aSession({ voucher: aVoucher({ balanceInCent: 50_00 }) }) });
  expect(names()).toEqual(['Spielkiste', 'Gartenfreund']);
});

it('offers similar shops that the rest of a basket covers', async () => {
  const wall = [
    ...WALL.slice(0, 3),
    aShop({ id: 'pages', name: 'Seitenreich', categories: [1, 2], voucherValuesInCent: [30_00] }),
  ];
  await missing(wall, {
    session: aSession({ voucher: aVoucher({ balanceInCent: 50_00 }) }),
    drafts: { basket: [{ shopId: 'toys', shopName: 'Spielkiste', valueInCent: 25_00, quantity: 1 }] },
  });
  expect(names()).toEqual(['Spielkiste', 'Gartenfreund']);
});

it('offers dearer shops if the balance covers none', async () => {
  await missing(WALL, { session: aSession({ voucher: aVoucher({ balanceInCent: 1_00 }) }) });
  expect(names()).toHaveLength(3);
});

it('offers no similar shops if the wall cannot be loaded either', async () => {
  await missing([], { shops: { walls: [refusal('offline'), refusal('offline')] } });
  expect(similar()).toBeNull();
  expect(screen.getByRole('button', { name: say('shop.all') })).toBeInTheDocument();
});

it('offers no similar shops if a retry may help', async () => {
  await missing(WALL, { pages: [refusal('timed-out')] });
  expect(screen.getByRole('button', { name: say('common.tryAgain') })).toBeInTheDocument();
  expect(similar()).toBeNull();
});

it('escapes the slug of a similar shop in its link', async () => {
  await missing([aShop({ id: 'pages', name: 'Seitenreich', slug: 'a?b#c\ud83d' })]);
  expect(screen.getByRole('link', { name: 'Seitenreich' })).toHaveAttribute(
    'href',
    '/shops/pages/a%3Fb%23c%EF%BF%BD',
  );
});

it('offers the shops of a variation that is applied while the dialog is open', async () => {
  const other = done([aShop({ id: 'kite', name: 'Drachenflug' })]);
  const { services } = await missing([], { shops: { walls: [done(WALL), other] } });
  await act(async () => services.site.wear(aVariation({ voucherCategory: 9 })));
  expect(names()).toEqual(['Drachenflug']);
});
