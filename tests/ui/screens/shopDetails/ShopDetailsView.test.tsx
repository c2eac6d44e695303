import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { say, saying } from '#tests/data/english.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { anApp, show } from '#tests/data/services.tsx';
import { aShopPage } from '#tests/data/shop.ts';
import { ShopDetailsView } from '#ui/screens/shopDetails/ShopDetailsView.tsx';

// jsdom has no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

interface Wish {
  pages?: readonly Answer<ShopDetails>[];
  mailMinutes?: 60 | null;
}

async function aDialog({ pages = [done(aShopPage())], mailMinutes = null }: Wish = {}) {
  const app = await anApp({ locale: 'en', shops: { pages }, site: { mailMinutes } });
  const shown = await show(app.services, <ShopDetailsView />, {
    at: '/shops/shop-1/buecherwurm',
    path: '/shops/:id/:slug?',
  });
  return { ...app, ...shown };
}

const close = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: say('common.close') })));

it('shows the shop in a dialog named after it, with the focus on the name', async () => {
  await aDialog();
  expect(screen.getByRole('dialog', { name: 'Bücherwurm' })).toHaveAttribute('open');
  expect(screen.getByRole('heading', { name: 'Bücherwurm' })).toHaveFocus();
  expect(screen.getByText('€10.00 · €25.00 · €50.00')).toBeInTheDocument();
  expect(screen.getByText('Books, and coffee to go with them.')).toBeInTheDocument();
});

it('names the page after the shop', async () => {
  await aDialog();
  expect(document.title).toBe('Bücherwurm – Frohgut');
});

it('closes to the wall where it was opened by its address', async () => {
  const { path, router } = await aDialog();
  await close();
  expect(path()).toBe('/shops');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('goes on to the value', async () => {
  await aDialog();
  const choose = screen.getByRole('link', { name: say('shop.choose') });
  expect(choose).toHaveAttribute('href', '/redeem/shop-1/value');
});

it.each<[Partial<ShopDetails>, 60 | null, string]>([
  [{}, null, say('shop.byMail')],
  [{}, 60, say('shop.byMailUpTo', { minutes: 60 })],
  [{ isPhysical: true }, null, say('shop.byPost')],
])('says how it is delivered: %o %s', async (shop, mailMinutes, words) => {
  await aDialog({ pages: [done(aShopPage(shop))], mailMinutes });
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('shows warnings with harmless tags only', async () => {
  await aDialog({
    pages: [done(aShopPage({ redeemWarnings: ['<b>Not</b> for sale items<iframe></iframe>'] }))],
  });
  expect(await screen.findByText('Not', { selector: 'b' })).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
});

it('leads to the shop’s own site without telling it where one comes from', async () => {
  await aDialog();
  const link = screen.getByRole('link', { name: saying('shop.link') });
  expect(link).toHaveAttribute('href', 'https://buecherwurm.example/');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each([
  'javascript:alert(1)',
  '//evil.example',
  'https://shop@evil.example',
  'https://bücher.example/',
  null,
])('does not lead to %s', async (link) => {
  await aDialog({ pages: [done(aShopPage({ link }))] });
  expect(screen.queryByRole('link', { name: saying('shop.link') })).toBeNull();
});

it('says that the shop is gone, has no way on, and looks again', async () => {
  await aDialog({ pages: [refusal('shop-gone'), done(aShopPage())] });
  expect(screen.getByRole('region', { name: say('problem.shop-gone.title') })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: say('shop.choose') })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('common.tryAgain') })));
  expect(screen.getByRole('dialog', { name: 'Bücherwurm' })).toBeInTheDocument();
});
