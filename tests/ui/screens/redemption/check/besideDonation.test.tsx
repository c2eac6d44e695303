import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { anOpenDonation } from '#tests/data/donation.ts';
import { say } from '#tests/data/english.ts';
import { aQuote } from '#tests/data/redemption.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { CheckView } from '#ui/screens/redemption/check/CheckView.tsx';

it('continues with the check once the open donation is settled', async () => {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [done(aShopPage())] },
    drafts: { redemption: { shopId: 'shop-1', valueInCent: 25_00 }, customer: aCustomerDraft() },
    giving: { pendingOrder: anOpenDonation() },
    redemptions: { quotes: [done(aQuote())] },
  });
  await show(app.services, <CheckView />, { at: '/redeem/shop-1/check', path: '/redeem/:shopId/check' });
  expect(screen.getByText(say('openOrder.donation'))).toBeInTheDocument();
  await act(async () => void app.device.pendingStores.donation.remove(anOpenDonation().id));
  expect(screen.queryByText(say('openOrder.donation'))).toBeNull();
  expect(screen.getByRole('link', { name: say('common.back') })).toBeInTheDocument();
});
