import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { saying } from '#tests/data/english.ts';
import { pending } from '#tests/data/pending.ts';
import { aQuote, aRedemption } from '#tests/data/redemption.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { CheckView } from '#ui/screens/redemption/check/CheckView.tsx';

async function placing() {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [done(aShopPage())] },
    drafts: { customer: aCustomerDraft(), redemption: { shopId: 'shop-1', valueInCent: 25_00 } },
    redemptions: { quotes: [done(aQuote())], redemptions: [done(aRedemption())] },
  });
  const place = { at: '/redeem/shop-1/check', path: '/redeem/:shopId/check' };
  const { router } = await show(app.services, <CheckView />, place);
  fireEvent.click(screen.getByRole('checkbox'));
  return { router, press: () => fireEvent.click(screen.getByRole('button', { name: /^Redeem/ })) };
}

it('navigates to the thank-you page once, though the choice is forgotten before', async () => {
  const { router, press } = await placing();
  const arrivals = new Set<string>();
  router.subscribe(({ location }) => arrivals.add(location.key));
  await act(async () => press());
  expect([router.state.location.pathname, arrivals.size]).toEqual(['/thankyou', 1]);
});

it('stays rendered until the thank-you page is', async () => {
  const { router, press } = await placing();
  const coming = pending<void>();
  router.navigate = () => coming.promise;
  await act(async () => press());
  expect(screen.getByRole('heading', { level: 1, name: saying('check.title') })).toBeInTheDocument();
  coming.answer();
});
