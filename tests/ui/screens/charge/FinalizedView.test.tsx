import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CHARGE_RULES } from '#domain/charge/kind.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { CHARGING, aCharge, aPendingCharge, aSerialNumber } from '#tests/data/charge.ts';
import { say } from '#tests/data/english.ts';
import { now } from '#tests/data/moments.ts';
import { show } from '#tests/data/show.tsx';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { FinalizedView } from '#ui/screens/charge/finalized/FinalizedView.tsx';

const RECEIPT = CHARGE_RULES.receiptOf(aCharge(), aPendingCharge(), now);
const ENDING = say('charge.ending', { lastFour: '2934' });

/** The voucher that was topped up, in use. */
const TOPPED = aSession({ voucher: aVoucher({ serialNumber: '410582934', balanceInCent: 65_00 }) });
const PLACE = { serialNumber: aSerialNumber(), path: '/redeem/shop-1/details' };
const CHOSEN = { shopId: 'shop-2', valueInCent: 25_00 };

async function aReceiptPage(about: About = {}) {
  const app = await anApp({ locale: 'en', site: CHARGING, ...about });
  app.kept.write('chargeReceipt', RECEIPT);
  await show(app.services, <FinalizedView />, { at: '/prepaid/finalized', path: '/prepaid/finalized' });
  return app;
}

it('shows what was paid and the new balance', async () => {
  await aReceiptPage();
  expect(screen.getByText(ENDING)).toBeVisible();
  expect(screen.getByText('482910411')).toBeVisible();
  expect(screen.getByText('€65.00')).toBeVisible();
});

it('hides the new balance once another tab has spent from the voucher', async () => {
  const { kept } = await aReceiptPage();
  await act(async () =>
    kept.write('moneyNews', [{ of: ofVoucher(RECEIPT.serialNumber), at: now + 60_000, what: 'spent' }]),
  );
  expect(screen.getByText(ENDING)).toBeVisible();
  expect(screen.queryByText('€65.00')).toBeNull();
});

it('hides the receipt once all data is removed', async () => {
  const { services, kept } = await aReceiptPage();
  await act(async () => services.session.end('erased'));
  expect(kept.read('chargeReceipt')).toBeNull();
  expect(screen.queryByText(ENDING)).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: say('charge.nothingTitle') })).toBeVisible();
});

it.each<[string, About, string]>([
  ['where the top-up was begun', { session: TOPPED, charging: { place: PLACE } }, PLACE.path],
  [
    'there even if the session is over and the code is needed first',
    { charging: { place: PLACE } },
    PLACE.path,
  ],
  ['to the basket', { session: TOPPED, drafts: { basket: [aBasketLine()] } }, '/basket'],
  ['to the chosen value', { session: TOPPED, drafts: { redemption: CHOSEN } }, '/redeem/shop-2/check'],
  ['to the start if nothing was chosen', { session: TOPPED }, '/'],
  [
    'to the start if another voucher is in use',
    { session: aSession(), charging: { place: PLACE }, drafts: { redemption: CHOSEN } },
    '/',
  ],
  [
    'not to where another voucher was going to be topped up',
    { session: TOPPED, charging: { place: { ...PLACE, serialNumber: aSerialNumber('987654321') } } },
    '/',
  ],
])('leads back %s', async (_where, about, path) => {
  await aReceiptPage(about);
  expect(screen.getByRole('link', { name: say('paid.redeemNow') })).toHaveAttribute('href', path);
});

it('hides the receipt from the next holder in the same tab', async () => {
  const { kept, device } = await aReceiptPage();
  await act(async () => device.take.execute(aSession(), 0));
  expect(kept.read('chargeReceipt')).toBeNull();
  expect(screen.queryByText(ENDING)).toBeNull();
});
