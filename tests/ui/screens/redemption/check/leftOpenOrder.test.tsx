import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { parseEmail } from '#domain/customer/email.ts';
import { refusal } from '#tests/data/answers.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { anOpenDonation } from '#tests/data/donation.ts';
import { say } from '#tests/data/english.ts';
import { aRedemption, anOpenOrder } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aShopPage } from '#tests/data/shop.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CheckView } from '#ui/screens/redemption/check/CheckView.tsx';

const CHOSEN = { shopId: 'shop-1', valueInCent: 25_00 };

async function aStep(about: About, at = '/redeem/shop-1/check', path = '/redeem/:shopId/check') {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [done(aShopPage())] },
    ...about,
  });
  return { ...app, ...(await show(app.services, <CheckView />, { at, path })) };
}

it('looks up an open order even without customer data', async () => {
  const { path } = await aStep({
    drafts: { pendingOrder: anOpenOrder() },
    redemptions: { found: [refusal('offline')] },
  });
  expect(path()).toBe('/redeem/shop-1/check');
  expect(screen.getByRole('region', { name: say('problem.redemption-unclear.title') })).toBeInTheDocument();
  expect(screen.getByText('ada@post.example')).toBeInTheDocument();
});

it('looks it up again in the background', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  const { apis, path } = await aStep({
    drafts: { pendingOrder: anOpenOrder() },
    redemptions: { found: [refusal('offline'), refusal('offline'), done(aRedemption())] },
  });
  await act(async () => vi.advanceTimersByTime(15_000));
  expect(path()).toBe('/redeem/shop-1/check');
  await act(async () => vi.advanceTimersByTime(15_000));
  vi.useRealTimers();
  expect(path()).toBe('/thankyou');
  expect(apis.redemption.placed).toEqual([]);
});

it('masks the address of an order from another voucher', async () => {
  const pendingOrder = anOpenOrder({ voucher: { mark: 'another', validUntil: 7, isPrepaid: true } });
  await aStep({ drafts: { pendingOrder }, redemptions: { found: [refusal('offline')] } });
  expect(screen.getByText('a•••@post.example')).toBeInTheDocument();
  expect(screen.queryByText('ada@post.example')).toBeNull();
});

it('returns to the details if they are missing and the order never arrived', async () => {
  const { path } = await aStep({
    drafts: { redemption: CHOSEN, pendingOrder: anOpenOrder() },
    redemptions: { found: [done(null)], quotes: [refusal('offline')] },
  });
  expect(path()).toBe('/redeem/shop-1/details');
});

it('stores the address of the order, whatever was typed since', async () => {
  const typed = { email: 'new@post.example', repeatEmail: 'new@post.example' };
  const { receipt } = await aStep({
    drafts: { redemption: CHOSEN, customer: aCustomerDraft(typed), pendingOrder: anOpenOrder() },
    redemptions: { found: [done(aRedemption())] },
  });
  expect(parseEmail('ada@post.example')).toEqual(done(receipt.read()?.email));
});

it('reports the order of another voucher, and keeps the voucher in use', async () => {
  const pendingOrder = anOpenOrder({ voucher: { mark: 'another', validUntil: 7, isPrepaid: true } });
  const { path, receipt, services } = await aStep({
    drafts: { redemption: CHOSEN, customer: aCustomerDraft(), pendingOrder },
    redemptions: { found: [done(aRedemption())] },
  });
  expect(path()).toBe('/thankyou');
  expect(receipt.read()).toMatchObject({
    voucherValidUntil: 7,
    voucherIsPrepaid: true,
    balance: { amountInCent: 25_00 },
  });
  services.session.lookAgain();
  expect(services.session.voucher).toEqual(aSession().voucher);
});

it('keeps in the basket what was added since the order', async () => {
  const { kept } = await aStep(
    {
      drafts: {
        basket: [aBasketLine({ quantity: 2 })],
        customer: aCustomerDraft(),
        pendingOrder: anOpenOrder({
          draft: { place: 'basket', lines: [{ shopId: 'shop-1', valueInCent: 25_00, quantity: 1 }] },
        }),
      },
      redemptions: { found: [done(aRedemption())] },
    },
    '/basket/check',
    '/basket/check',
  );
  expect(kept.read('basket')).toEqual([aBasketLine({ quantity: 1 })]);
});

it('redeems nothing while a donation is open, and links to it', async () => {
  const { apis } = await aStep({
    drafts: { redemption: CHOSEN, customer: aCustomerDraft() },
    giving: { pendingOrder: anOpenDonation() },
  });
  expect(screen.getByText(say('openOrder.donation'))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: say('openOrder.look') })).toHaveAttribute('href', '/donate/check');
  expect(screen.queryByRole('button', { name: /^Redeem/ })).toBeNull();
  expect(apis.redemption.askedQuotes).toEqual([]);
});
