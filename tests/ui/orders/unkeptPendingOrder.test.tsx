import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { aDonation, aDonationDraft, anOrganisation } from '#tests/data/donation.ts';
import { say } from '#tests/data/english.ts';
import { aQuote, aRedemption } from '#tests/data/redemption.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { CheckView } from '#ui/screens/redemption/check/CheckView.tsx';
import { DonateCheckView } from '#ui/screens/donation/donateCheck/DonateCheckView.tsx';

async function aCheck(about: About = {}, kept: About['drafts'] = {}) {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [done(aShopPage())] },
    drafts: { redemption: { shopId: 'shop-1', valueInCent: 25_00 }, customer: aCustomerDraft(), ...kept },
    redemptions: { quotes: [done(aQuote())], redemptions: [done(aRedemption())] },
    ...about,
  });
  await show(app.services, <CheckView />, { at: '/redeem/shop-1/check', path: '/redeem/:shopId/check' });
  return app;
}

const warned = () => screen.queryByText(say('openOrder.unkept'));
const press = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: /^(Redeem|Donate) / })));
const tick = () => fireEvent.click(screen.getByRole('checkbox'));

it('warns before the press that the outcome is lost with the page if nothing can be stored', async () => {
  await aCheck({ storageLasts: false });
  expect(warned()).toBeInTheDocument();
});

it('warns at the press if only the pending order cannot be stored, sends nothing yet, and redeems at the next press', async () => {
  const { apis, device } = await aCheck({}, { forgetful: true });
  expect(warned()).toBeNull();
  tick();
  await press();
  expect(warned()).toBeInTheDocument();
  expect(apis.redemption.placed).toEqual([]);
  expect(device.pendingStores.redemption.read(), 'what was never sent is not open').toBeNull();
  await press();
  expect(apis.redemption.placed).toHaveLength(1);
});

it('does not warn if the pending order can be stored', async () => {
  const { apis } = await aCheck();
  expect(warned()).toBeNull();
  tick();
  await press();
  expect(apis.redemption.placed).toHaveLength(1);
});

it('warns before a donation too', async () => {
  const { services, apis, device } = await anApp({
    locale: 'en',
    session: aSession(),
    donations: { organisations: [done([anOrganisation()])], given: [done(aDonation())] },
    drafts: { customer: aCustomerDraft() },
    giving: { draft: aDonationDraft(), forgetful: true },
  });
  await show(services, <DonateCheckView />, { at: '/donate/check', path: '/donate/check' });
  tick();
  await press();
  expect(warned()).toBeInTheDocument();
  expect(apis.donation.placed).toEqual([]);
  expect(device.pendingStores.donation.read()).toBeNull();
  await press();
  expect(apis.donation.placed).toHaveLength(1);
});
