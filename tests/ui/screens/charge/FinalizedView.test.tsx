import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { receiptOf } from '#domain/charge/chargeOrder.ts';
import { done } from '#domain/core/result.ts';
import type { VoucherToken } from '#domain/voucher/voucher.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { CHARGING, aCharge, aChargeUnderWay } from '#tests/data/charge.ts';
import { say } from '#tests/data/english.ts';
import { now } from '#tests/data/moments.ts';
import { show } from '#tests/data/show.tsx';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { FinalizedView } from '#ui/screens/charge/finalized/FinalizedView.tsx';

const RECEIPT = receiptOf(aCharge(), aChargeUnderWay(), now);
const ENDING = say('charge.ending', { lastFour: '2934' });

async function aReceiptPage(about: About = {}) {
  const app = await anApp({ locale: 'en', site: CHARGING, ...about });
  app.charges.writeReceipt(RECEIPT);
  await show(app.services, <FinalizedView />, { at: '/prepaid/finalized', path: '/prepaid/finalized' });
  return app;
}

it('shows what was paid, and what is on the voucher now', async () => {
  await aReceiptPage();
  expect(screen.getByText(ENDING)).toBeVisible();
  expect(screen.getByText('482910411')).toBeVisible();
  expect(screen.getByText('€65.00')).toBeVisible();
});

it('shows nothing of it once everything was removed', async () => {
  const { services, charges } = await aReceiptPage();
  await act(async () => services.session.removeAll('erased'));
  expect(charges.readReceipt()).toBeNull();
  expect(screen.queryByText(ENDING)).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: say('charge.nothingTitle') })).toBeVisible();
});

it('renews the voucher in use if that was topped up, so that its strip tells the new value', async () => {
  const voucher = aVoucher({ serialNumber: '410582934', balanceInCent: 40_00 });
  const held = aSession({ voucher });
  const renewed = { ...held, token: 'new' as VoucherToken, voucher: { ...voucher, balanceInCent: 65_00 } };
  const { services } = await aReceiptPage({ session: held, renewals: [done(renewed)] });
  expect(services.session.voucher?.balanceInCent).toBe(65_00);
});
