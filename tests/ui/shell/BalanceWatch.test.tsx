import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { type OpenPress, ofVoucher } from '#domain/orders/openPress.ts';
import { LATEST_ARRIVAL_MS } from '#domain/orders/lapse.ts';
import type { VoucherToken } from '#domain/voucher/voucher.ts';
import { refusal } from '#tests/data/answers.ts';
import { now } from '#tests/data/moments.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { anArea, strip } from './aSessionArea.tsx';

const voucher = aVoucher({ balanceInCent: 40_00 });
const HELD = aSession({ voucher });
const RENEWED = { ...HELD, token: 'new' as VoucherToken, voucher: { ...voucher, balanceInCent: 65_00 } };
const OF = ofVoucher(voucher.serialNumber ?? '');

it('hides the balance after a top-up in another tab until the new one is known', async () => {
  const { device } = await anArea({ session: HELD, renewals: [refusal('offline'), done(RENEWED)] });
  expect(strip()).toHaveTextContent('40.00');
  await act(async () => device.kept.write('moneyNews', [{ of: OF, at: now, what: 'charged' }]));
  expect(strip()).not.toHaveTextContent('40.00');
  // Another change causes another request.
  await act(async () => device.kept.write('moneyNews', [{ of: OF, at: now + 1, what: 'charged' }]));
  window.dispatchEvent(new Event('pageshow'));
  expect(strip()).not.toHaveTextContent('40.00');
});

it('refetches the balance at once after a top-up in another tab', async () => {
  const { device } = await anArea({ session: HELD, renewals: [done(RENEWED)] });
  await act(async () => device.kept.write('moneyNews', [{ of: OF, at: now, what: 'charged' }]));
  await waitFor(() => expect(strip()).toHaveTextContent('65.00'));
});

it('hides the balance while another tab has an open order from the voucher', async () => {
  const press: OpenPress = {
    of: [OF],
    kind: 'redemption',
    id: 'of-another-tab',
    at: now,
    standing: 'sent',
  };
  const { device } = await anArea({ session: HELD });
  await act(async () => device.kept.write('openPresses', [press]));
  expect(strip()).not.toHaveTextContent('40.00');
  await act(async () => device.kept.write('openPresses', [{ ...press, at: now - LATEST_ARRIVAL_MS }]));
  expect(strip()).toHaveTextContent('40.00');
});
