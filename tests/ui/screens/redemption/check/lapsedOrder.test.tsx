import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { LATEST_ARRIVAL_MS } from '#domain/orders/lapse.ts';
import type { RedemptionId } from '#domain/redemption/redemption.ts';
import { refusal } from '#tests/data/answers.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { say } from '#tests/data/english.ts';
import { fakeRedemptionPendingStore } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { settled } from '#tests/data/pending.ts';
import { aQuote, aRedemption, anOpenOrder } from '#tests/data/redemption.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { CheckView } from '#ui/screens/redemption/check/CheckView.tsx';
import { type Told, aCheck, stateOf } from './aCheck.ts';

/** An order that the backend reserved, and whose quote expired so long ago that it would have arrived. */
const LONG_PAST = anOpenOrder({
  standing: 'reserved',
  quote: aQuote({ expiresAt: now - LATEST_ARRIVAL_MS }),
});
const NEWER = aQuote({ id: 'c0ffee00-0000-4000-8000-00000000000f' as RedemptionId });

async function aCheckOf(told: Told, pendingOrder = LONG_PAST) {
  const check = aCheck(told, undefined, fakeRedemptionPendingStore({ pendingOrder }));
  check.screen.start();
  await settled();
  return check;
}

it('reports the order as lapsed, and neither quotes nor redeems by itself', async () => {
  const { screen: page, api, pendingStore } = await aCheckOf({ found: [done(null)] });
  expect(stateOf(page)).toEqual({ kind: 'lost', why: 'lapsed', quote: LONG_PAST.quote });
  page.order.tick(true);
  await page.redeem();
  expect(api.placed).toEqual([]);
  expect(api.askedQuotes).toEqual([]);
  expect(pendingStore.read()).toEqual(LONG_PAST);
});

it('requests a new quote under a new key once the user continues, and forgets the order', async () => {
  const {
    screen: page,
    api,
    pendingStore,
  } = await aCheckOf({
    found: [done(null)],
    quotes: [done(NEWER)],
    redemptions: [done(aRedemption({ id: NEWER.id }))],
  });
  await page.goOn();
  expect(stateOf(page)).toMatchObject({ kind: 'ready', quote: NEWER });
  expect(pendingStore.read()).toBeNull();
  page.order.tick(true);
  await page.redeem();
  expect(api.placed.map(({ order, key }) => [order.quoteId, key])).toEqual([[NEWER.id, 'key-1']]);
});

it('finds the order if it arrived after all', async () => {
  const { onDone, receipts } = await aCheckOf({ found: [done(aRedemption())] });
  expect(onDone).toHaveBeenCalledOnce();
  expect(receipts.read()?.redemption).toEqual(aRedemption());
});

it('stays unclear while the backend cannot be asked, and lapses at the first answer', async () => {
  const { screen: page, pendingStore } = await aCheckOf({ found: [refusal('offline'), done(null)] });
  expect(stateOf(page).kind).toBe('unclear');
  expect(pendingStore.read()?.standing).toBe('reserved');
  await page.findOut({ quietly: true });
  expect(stateOf(page)).toMatchObject({ kind: 'lost', why: 'lapsed' });
});

it('does not lapse while the order may still arrive', async () => {
  const recent = { ...LONG_PAST, quote: aQuote({ expiresAt: now - LATEST_ARRIVAL_MS + 1 }) };
  const { screen: page } = await aCheckOf({ found: [done(null)] }, recent);
  expect(stateOf(page).kind).toBe('unclear');
});

it('shows the reference for customer service, even without customer data', async () => {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [done(aShopPage())] },
    drafts: { pendingOrder: { ...LONG_PAST, quote: aQuote({ expiresAt: 0 }) } },
    redemptions: { found: [done(null)], quotes: [done(NEWER)] },
  });
  const { path } = await show(app.services, <CheckView />, {
    at: '/redeem/shop-1/check',
    path: '/redeem/:shopId/check',
  });
  expect(screen.getByRole('alert')).toHaveTextContent(say('openOrder.lapsedRedemption'));
  expect(screen.getByText(say('openOrder.reference', { reference: LONG_PAST.quote.id }))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Redeem/ })).toBeNull();
  app.kept.write('customerDraft', aCustomerDraft());
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('openOrder.goOn') })));
  expect(path()).toBe('/redeem/shop-1/details');
});
