import { expect, it } from 'vitest';
import { KnownChargePayments, KnownPayments } from '#application/payment/knownPayments.ts';
import type { ChargePayments } from '#application/ports/chargePayments.ts';
import { done } from '#domain/core/result.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { PaymentStanding } from '#domain/payment/payment.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCharge, aChargeUnderWay } from '#tests/data/charge.ts';
import { aPayment } from '#tests/data/payment.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';

const { reference, provider } = aPayment();
const FAILED: PaymentStanding = { state: 'failed', isAwaited: false, orderNumber: null };
const never = async () => refusal('unknown');

it('remembers a payment that was received when it was carried out, whatever it is for', async () => {
  const kept = fakeKept();
  const payments = new KnownPayments(
    { state: async () => done(FAILED), finalize: async () => done({ orderNumber: '482910381' }) },
    kept,
  );
  await payments.finalize({ reference, provider, paymentId: 'p-1' }, 'key' as IdempotencyKey);
  expect(await payments.state(reference)).toEqual(
    done({ state: 'contradicted', isAwaited: false, orderNumber: null }),
  );
});

it('remembers it of a top-up too', async () => {
  const kept = fakeKept();
  const till: ChargePayments = {
    beginWallet: never,
    beginCard: never,
    finalize: async () => done(aCharge()),
  };
  const order = aChargeUnderWay();
  await new KnownChargePayments(till, kept).finalize(order, 's-chg-1');
  const payments = new KnownPayments({ state: async () => done(FAILED), finalize: never }, kept);
  expect(await payments.state(order.payment.reference)).toMatchObject({ value: { state: 'contradicted' } });
});

it('remembers nothing of an answer that was lost', async () => {
  const kept = fakeKept();
  const payments = new KnownPayments({ state: async () => done(FAILED), finalize: never }, kept);
  await payments.finalize({ reference, provider, paymentId: 'p-1' }, 'key' as IdempotencyKey);
  expect(await payments.state(reference)).toEqual(done(FAILED));
});
