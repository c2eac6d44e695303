import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { UNREADABLE } from '#domain/core/unreadable.ts';
import type { Redeemable, ShopDetails } from '#domain/shop/shop.ts';
import { refusal } from '#tests/data/answers.ts';
import { say, saying } from '#tests/data/english.ts';
import { aShop, aShopPage } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aVariation } from '#tests/data/variation.ts';
import { aDialog, fact } from './aShopDialog.tsx';

const withShop = (about: Partial<ShopDetails>) => aDialog({ pages: [done(aShopPage(about))] });
const values = () => screen.queryByRole('region', { name: say('shop.values') });
const listed = () =>
  within(screen.getByRole('region', { name: say('shop.values') }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it.each<[Partial<ShopDetails>, 60 | null, string]>([
  [{}, null, say('shop.byMail')],
  [{}, 60, say('shop.byMailUpTo', { minutes: 60 })],
  [{ isPhysical: true }, 60, say('shop.byPost')],
])('shows how it is delivered: %o %s', async (shop, mailMinutes, words) => {
  await aDialog({ pages: [done(aShopPage(shop))], site: { mailMinutes } });
  expect(fact('shop.delivery')).toBe(words);
});

it.each<[readonly Redeemable[], string]>([
  [['online'], say('shop.places.online')],
  [['branch'], say('shop.places.branch')],
  [['online', 'branch'], say('shop.places.both')],
])('shows where it can be used, as known from the wall: %j', async (redeemable, words) => {
  await aDialog({ shops: { walls: [done([aShop({ id: 'shop-1', redeemable })])] } });
  expect(fact('shop.where')).toBe(words);
});

it('omits facts that need the wall if it cannot be loaded', async () => {
  await aDialog({ shops: { walls: [refusal('offline')] } });
  expect(fact('shop.where')).toBeNull();
  expect(fact('shop.kinds')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Bücherwurm' })).toBeInTheDocument();
});

it('shows the kinds of code', async () => {
  await withShop({ codeKinds: ['url', 'barcode'] });
  expect(fact('shop.comes')).toBe(say('shop.codeKind.url') + say('shop.codeKind.barcode'));
});

it('omits the kinds of code if they are unknown', async () => {
  await withShop({ codeKinds: [], isPhysical: true });
  expect(fact('shop.comes')).toBeNull();
});

const CATEGORIES = done([
  { id: 1, name: 'Books', urlName: 'books', promoted: false },
  { id: 2, name: 'Toys', urlName: 'toys', promoted: true },
  { id: 3, name: 'Food', urlName: 'food', promoted: false },
]);
const ofKinds = { walls: [done([aShop({ id: 'shop-1', categories: [3, 1, 99] })])], categories: CATEGORIES };

it('names the categories of the shop on a site with filters', async () => {
  await aDialog({
    shops: ofKinds,
    site: { switches: switchedOn('redeemValueChooseable', 'showShopFilterBar') },
  });
  expect(fact('shop.kinds')).toBe('Books, Food');
});

it('fetches no categories on a site without filters', async () => {
  const { apis } = await aDialog({ shops: ofKinds });
  expect(fact('shop.kinds')).toBeNull();
  expect(apis.shop.askedCategories).toEqual([]);
});

it('lists the values without comparing them to a balance if no voucher is in use', async () => {
  await aDialog();
  expect(listed()).toEqual(['€10.00', '€25.00', '€50.00']);
});

it('shows no list if a shop has no values', async () => {
  await withShop({ voucherValuesInCent: [] });
  expect(values()).toBeNull();
});

it('says that the whole balance is redeemed on a site without a choice of value', async () => {
  await aDialog({ site: { switches: switchedOn() } });
  expect(values()).toHaveTextContent(say('shop.whole'));
  expect(screen.queryByText('€10.00')).toBeNull();
});

it('shows each warning once, with harmless tags only', async () => {
  const warning = '<b>Not</b> for sale items<iframe></iframe>';
  await withShop({ redeemWarnings: [warning, warning] });
  expect(await screen.findByText('Not', { selector: 'b' })).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
});

it('says once that warnings could not be read, beside those that could', async () => {
  const { log } = await withShop({ redeemWarnings: ['Not for sale items', UNREADABLE, UNREADABLE] });
  expect(await screen.findByText('Not for sale items')).toBeInTheDocument();
  expect(screen.getAllByText(say('shop.noteUnreadable'))).toHaveLength(1);
  expect(log.facts).toContainEqual({ kind: 'problem', name: 'unreadable-answer' });
});

it('shows markup in a description as markup, without what is unsafe', async () => {
  await withShop({ description: '<p>Books &amp; <b>maps</b></p><img src=x onerror=alert(1)>' });
  expect(await screen.findByText('maps', { selector: 'p b' })).toBeInTheDocument();
  expect(document.querySelector('[onerror]')).toBeNull();
});

it('keeps the lines of a description without markup, and decodes its entities', async () => {
  await withShop({ description: 'Books &amp; maps,\nfrom 5 < 6 on' });
  expect(screen.getByText(/Books/).textContent).toBe('Books & maps,\nfrom 5 < 6 on');
});

it('links to the shop’s own site in a new tab without a referrer', async () => {
  await aDialog();
  const link = screen.getByRole('link', { name: saying('shop.leaves') });
  expect(link).toHaveTextContent(say('shop.link'));
  expect(link).toHaveAttribute('href', 'https://buecherwurm.example/');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('target', '_blank');
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://shop@evil.example',
  'https://bücher.example/',
  null,
])('shows no link to %s', async (link) => {
  await withShop({ link });
  expect(screen.queryByRole('link', { name: saying('shop.link') })).toBeNull();
});

it('shows the name if the logo fails to load', async () => {
  await withShop({ logo: '/logos/1.svg' });
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getAllByText('Bücherwurm')).toHaveLength(1);
  fireEvent.error(dialog.querySelector('img') as HTMLImageElement);
  expect(within(dialog).getAllByText('Bücherwurm')).toHaveLength(2);
});

it('shows where it can be used after a variation is applied while the dialog is open', async () => {
  const walls = [done([]), done([aShop({ id: 'shop-1', redeemable: ['branch'] })])];
  const { services } = await aDialog({ shops: { walls } });
  expect(fact('shop.where')).toBeNull();
  await act(async () => services.site.wear(aVariation({ voucherCategory: 9 })));
  expect(fact('shop.where')).toBe(say('shop.places.branch'));
});
