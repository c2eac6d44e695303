import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { PaymentStanding } from '#domain/payment/payment.ts';
import { refusal } from '#tests/data/answers.ts';
import { aPendingCharge } from '#tests/data/charge.ts';
import { knownPayments } from '#tests/data/fakeGateway.ts';
import { aPendingVoucherOrder } from '#tests/data/voucherOrder.ts';

const FAILED: PaymentStanding = { state: 'failed', isAwaited: false, orderNumber: null };
const told = { state: async () => done(FAILED) };
const NOTE = aPendingVoucherOrder();
const { reference } = NOTE.payment;

it('stores a payment as received when any order was carried out', async () => {
  const contradicted = done({ state: 'contradicted', isAwaited: false, orderNumber: null });
  const ordering = knownPayments(told);
  await ordering.finalize('voucher-order', NOTE, 'p-1');
  expect(await ordering.state(reference)).toEqual(contradicted);
  const charging = knownPayments(told);
  await charging.finalize('charge', aPendingCharge(), 's-chg-1');
  expect(await charging.state(aPendingCharge().payment.reference)).toEqual(contradicted);
});

it('stores nothing after a lost answer', async () => {
  const payments = knownPayments({ ...told, finalize: async () => refusal('unknown') });
  await payments.finalize('voucher-order', NOTE, 'p-1');
  expect(await payments.state(reference)).toEqual(done(FAILED));
});
