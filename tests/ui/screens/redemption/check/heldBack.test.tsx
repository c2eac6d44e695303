import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { LATEST_CALL_MS, type OpenPress, ofVoucher } from '#domain/orders/openPress.ts';
import { say } from '#tests/data/english.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { aQuote, aRedemption } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { now } from '#tests/data/moments.ts';
import { show } from '#tests/data/show.tsx';
import { aShopPage } from '#tests/data/shop.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CheckView } from '#ui/screens/redemption/check/CheckView.tsx';

const SESSION = aSession();
const OTHERS: OpenPress = {
  of: [ofVoucher(SESSION.voucher.serialNumber ?? '')],
  kind: 'donation',
  id: 'of-another-tab',
  at: now,
  standing: 'sent',
};

/** The check page, submitted while another tab has an open donation from the voucher. */
async function aHeldPress(about: About = {}) {
  const app = await anApp({
    locale: 'en',
    session: SESSION,
    shops: { pages: [done(aShopPage())] },
    drafts: { redemption: { shopId: 'shop-1', valueInCent: 25_00 }, customer: aCustomerDraft() },
    redemptions: { quotes: [done(aQuote()), done(aQuote())], redemptions: [done(aRedemption())] },
    donations: { found: Array.from({ length: 5 }, () => done(null)) },
    ...about,
  });
  const { device, apis } = app;
  device.kept.write('openPresses', [OTHERS]);
  const shown = await show(app.services, <CheckView />, {
    at: '/redeem/shop-1/check',
    path: '/redeem/:shopId/check',
  });
  fireEvent.click(screen.getByRole('checkbox'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Redeem/ })));
  const placed = () => apis.redemption.placed.length;
  const wake = () => act(async () => device.turns.wake());
  return { ...app, ...shown, placed, wake };
}

const held = () => screen.queryByText(say('openOrder.held.donation'));

it('holds the press back, shows which order of another tab comes first, and sends nothing', async () => {
  const { placed } = await aHeldPress();
  expect(held()).toBeVisible();
  expect(screen.getByText(say('openOrder.held.what'))).toBeVisible();
  // What would be left depends on the other order.
  expect(screen.queryByText(say('check.afterwards'))).toBeNull();
  expect(placed()).toBe(0);
});

it('sends the held order once the other order is settled without moving value', async () => {
  const { device, placed, wake, path } = await aHeldPress();
  device.kept.write('openPresses', []);
  await wake();
  await waitFor(() => expect(placed()).toBe(1));
  await waitFor(() => expect(path()).toBe('/thankyou'));
});

it('sends the held order if the other order never arrived, but not within a minute', async () => {
  const { device, placed, wake } = await aHeldPress();
  await wake();
  expect(placed()).toBe(0);
  device.kept.write('openPresses', [{ ...OTHERS, at: now - LATEST_CALL_MS }]);
  await wake();
  await waitFor(() => expect(placed()).toBe(1));
});

it('sends nothing after the other order was carried out, and asks for the code again', async () => {
  const { device, services, placed, wake } = await aHeldPress();
  const stop = await services.session.start();
  await act(async () => device.kept.write('moneyNews', [{ of: OTHERS.of[0] ?? '', at: now, what: 'spent' }]));
  device.kept.write('openPresses', []);
  await wake();
  expect(services.session.state.kind).toBe('elsewhere');
  expect(placed()).toBe(0);
  expect(screen.getByText(say('entry.needed.title'))).toBeVisible();
  stop();
});

it('says after a top-up in another tab that the amounts may have changed, and requests a new quote', async () => {
  const { device, placed, wake } = await aHeldPress();
  device.kept.write('moneyNews', [{ of: OTHERS.of[0] ?? '', at: now, what: 'charged' }]);
  device.kept.write('openPresses', []);
  await wake();
  expect(screen.getByRole('heading', { name: say('problem.ordered-elsewhere.title') })).toBeVisible();
  expect(placed()).toBe(0);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('common.tryAgain') })));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('stops waiting on request, and sends nothing afterwards', async () => {
  const { device, placed, wake } = await aHeldPress();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('openOrder.held.stop') })));
  expect(held()).toBeNull();
  device.kept.write('openPresses', []);
  await wake();
  expect(placed()).toBe(0);
  expect(screen.getByRole('button', { name: /^Redeem/ })).toBeEnabled();
});

it('sends nothing once the user has left the page', async () => {
  const { device, placed, wake, router } = await aHeldPress();
  await act(async () => router.navigate('/shops'));
  device.kept.write('openPresses', []);
  await wake();
  expect(placed()).toBe(0);
});

/** The check page before a press. */
async function anUnpressedCheck() {
  const app = await anApp({
    locale: 'en',
    session: SESSION,
    shops: { pages: [done(aShopPage())] },
    drafts: { redemption: { shopId: 'shop-1', valueInCent: 25_00 }, customer: aCustomerDraft() },
    redemptions: { quotes: [done(aQuote())] },
  });
  await show(app.services, <CheckView />, { at: '/redeem/shop-1/check', path: '/redeem/:shopId/check' });
  return app;
}

const afterwards = () => screen.queryByText(say('check.afterwards'));

it('hides what would be left while another tab has an open order from the voucher', async () => {
  const { kept } = await anUnpressedCheck();
  expect(afterwards()).toBeVisible();
  await act(async () => kept.write('openPresses', [OTHERS]));
  expect(afterwards()).toBeNull();
  await act(async () => kept.write('openPresses', []));
  expect(afterwards()).toBeVisible();
});

it('hides what would be left once another tab has topped up the voucher', async () => {
  const { kept } = await anUnpressedCheck();
  await act(async () =>
    kept.write('moneyNews', [
      { of: ofVoucher(SESSION.voucher.serialNumber ?? ''), at: now, what: 'charged' },
    ]),
  );
  expect(afterwards()).toBeNull();
});
