import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { RedemptionId } from '#domain/redemption/redemption.ts';
import { refusal } from '#tests/data/answers.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { say } from '#tests/data/english.ts';
import { aQuote, aRedemption, anItem } from '#tests/data/redemption.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { CheckView } from '#ui/screens/redemption/check/CheckView.tsx';
import { type Told, aReadyCheck, keysOf, stateOf } from './aCheck.ts';

const FOREIGN = aRedemption({ id: 'somebody-else' as RedemptionId });
const OTHER_SHOP = aRedemption({ items: [anItem({ shopId: 'shop-9' })] });
const TOO_MUCH_LEFT = aRedemption({ remainingBalanceInCent: 50_00 });

async function pressed(told: Told) {
  const check = await aReadyCheck(told);
  await check.screen.redeem();
  return check;
}

it.each([
  ['about another redemption', FOREIGN],
  ['of another shop', OTHER_SHOP],
  ['with a wrong remainder', TOO_MUCH_LEFT],
])('does not believe an answer %s, and looks up the order by its id', async (_what, answer) => {
  const { api, onDone, receipts } = await pressed({
    redemptions: [done(answer)],
    found: [done(aRedemption())],
  });
  expect(api.looked).toEqual([aQuote().id]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(receipts.read()?.redemption).toEqual(aRedemption());
});

it('accepts a looked-up order with another remainder, and treats the remainder as unknown', async () => {
  const { receipts } = await pressed({ redemptions: [refusal('timed-out')], found: [done(TOO_MUCH_LEFT)] });
  expect(receipts.read()?.balance.amountInCent).toBeNull();
});

it.each([
  ['the answer never matches', [done(FOREIGN)]],
  ['the order is unknown as well', [done(null)]],
  ['the backend cannot be asked', [refusal('offline')]],
])('ends if %s: the pending order is kept and nothing is sent again', async (_what, found) => {
  const {
    screen: page,
    api,
    pendingStore,
    receipts,
  } = await pressed({ redemptions: [done(OTHER_SHOP)], found });
  expect(stateOf(page)).toEqual({ kind: 'lost', why: 'mismatch', quote: aQuote() });
  expect(page.order.isFixed).toBe(true);
  await page.redeem();
  expect(keysOf(api)).toHaveLength(1);
  expect(pendingStore.read()?.quote.id).toBe(aQuote().id);
  expect(receipts.read()).toBeNull();
});

it('finds the order at a later lookup if the right answer arrives', async () => {
  const { screen: page, onDone } = await pressed({
    redemptions: [done(OTHER_SHOP)],
    found: [done(FOREIGN), done(aRedemption())],
  });
  await page.findOut();
  expect(onDone).toHaveBeenCalledOnce();
});

it('shows the reference and customer service, does not look up by itself, and lets the user continue', async () => {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [done(aShopPage())] },
    drafts: { redemption: { shopId: 'shop-1', valueInCent: 25_00 }, customer: aCustomerDraft() },
    redemptions: {
      quotes: [done(aQuote()), done(aQuote())],
      redemptions: [done(FOREIGN)],
      found: [done(FOREIGN)],
    },
  });
  await show(app.services, <CheckView />, { at: '/redeem/shop-1/check', path: '/redeem/:shopId/check' });
  fireEvent.click(screen.getByRole('checkbox'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Redeem/ })));
  expect(screen.getByRole('alert')).toHaveTextContent(say('openOrder.mismatchRedemption'));
  expect(screen.getByText(say('openOrder.reference', { reference: aQuote().id }))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: new RegExp(say('common.support')) })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: say('check.findOut') })).toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('openOrder.goOn') })));
  expect(app.device.pendingStores.redemption.read()).toBeNull();
  expect(screen.getByRole('button', { name: /^Redeem/ })).toBeInTheDocument();
});

it.each([
  ['another currency', { currency: 'GBP' as const }],
  ['another amount', { coveredInCent: 50_00, remainingInCent: 0 }],
  ['amounts that do not add up', { remainingInCent: 30_00 }],
  ['an expiry in the past', { expiresAt: 0 }],
])('shows no amounts of a quote with %s, and offers to request it again', async (_what, about) => {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [done(aShopPage())] },
    drafts: { redemption: { shopId: 'shop-1', valueInCent: 25_00 }, customer: aCustomerDraft() },
    redemptions: { quotes: [done(aQuote(about)), done(aQuote())] },
  });
  await show(app.services, <CheckView />, { at: '/redeem/shop-1/check', path: '/redeem/:shopId/check' });
  expect(screen.queryByRole('button', { name: /^Redeem/ })).toBeNull();
  expect(document.body).not.toHaveTextContent(/[£€]\d/);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('common.tryAgain') })));
  expect(screen.getByRole('button', { name: /^Redeem €25.00/ })).toBeInTheDocument();
});
