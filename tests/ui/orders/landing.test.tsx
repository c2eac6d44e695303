import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { aDonation, aDonationDraft, anOrganisation } from '#tests/data/donation.ts';
import { pending } from '#tests/data/pending.ts';
import { aQuote, aRedemption } from '#tests/data/redemption.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { DonateCheckView } from '#ui/screens/donation/donateCheck/DonateCheckView.tsx';
import { CheckView } from '#ui/screens/redemption/check/CheckView.tsx';

/** The summary without its links, which leave with the press. */
const summary = () => {
  const drawn = screen.getByRole('region', { name: /^Your (redemption|donation)$/ }).cloneNode(true);
  if (drawn instanceof Element) for (const link of drawn.querySelectorAll('a')) link.remove();
  return drawn.textContent;
};

const tickAndPress = async () => {
  fireEvent.click(screen.getByRole('checkbox'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^(Redeem|Donate)/ })));
};

it('keeps the page of a redemption as it was until its receipt is drawn, although the balance has changed', async () => {
  const receipt = pending<null>();
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [done(aShopPage())] },
    drafts: { redemption: { shopId: 'shop-1', valueInCent: 25_00 }, customer: aCustomerDraft() },
    redemptions: { quotes: [done(aQuote())], redemptions: [done(aRedemption())] },
  });
  const { path } = await show(app.services, <CheckView />, {
    at: '/redeem/shop-1/check',
    path: '/redeem/:shopId/check',
    next: receipt.promise,
  });
  const before = summary();
  await tickAndPress();
  expect(app.services.session.voucher?.balanceInCent).toBe(25_00);
  expect(path()).toBe('/redeem/shop-1/check');
  expect(summary()).toBe(before);
  await act(async () => receipt.answer(null));
  expect(path()).toBe('/thankyou');
});

it('keeps the page of a donation as it was until its receipt is drawn, although the voucher has ended', async () => {
  const receipt = pending<null>();
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    drafts: { customer: aCustomerDraft() },
    giving: { draft: aDonationDraft() },
    donations: { organisations: [done([anOrganisation()])], given: [done(aDonation())] },
  });
  const { path } = await show(app.services, <DonateCheckView />, {
    at: '/donate/check',
    path: '/donate/check',
    next: receipt.promise,
  });
  const before = summary();
  await tickAndPress();
  expect(app.services.session.voucher).toBeNull();
  expect(path()).toBe('/donate/check');
  expect(summary()).toBe(before);
  await act(async () => receipt.answer(null));
  expect(path()).toBe('/donate/done');
});
