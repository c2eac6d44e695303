import { expect, it } from 'vitest';
import type { PaymentDesk } from '#application/ports/paymentDesk.ts';
import type { FinishVoucherOrder } from '#application/voucherOrder/finishVoucherOrder.ts';
import type { SendVoucherOrder } from '#application/voucherOrder/sendVoucherOrder.ts';
import { VoucherOrderKind } from '#application/voucherOrder/voucherOrderKind.ts';
import { done } from '#domain/core/result.ts';
import { type CardTypeId, PAYMENT_STATES, type PaymentStanding } from '#domain/payment/payment.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { now } from '#tests/data/moments.ts';
import { aPayment } from '#tests/data/payment.ts';
import { aVoucherOrderUnderWay } from '#tests/data/voucherOrder.ts';

const CARD = { typeId: 's-crd-1' as CardTypeId, returnUrl: 'https://a.example/payment/unzer-return' };
const BODY = { customer: aCustomer(), card: CARD };
const RECEIVED = { orderNumber: '482910555' };

type Sender = Pick<SendVoucherOrder, 'byCard'>;

function aKind({ byCard, ...desk }: Partial<PaymentDesk & Sender> = {}) {
  const calls: unknown[] = [];
  const never = async (...call: unknown[]) => {
    calls.push(call);
    return refusal('unknown');
  };
  const kind = new VoucherOrderKind(
    { byCard: byCard ?? never } as SendVoucherOrder,
    { state: never, finalize: never, ...desk },
    { execute: () => true } as unknown as FinishVoucherOrder,
  );
  return { kind, calls };
}

const asPaid = (about: Parameters<typeof aPayment>[0]) => aVoucherOrderUnderWay({ payment: aPayment(about) });

it('begins nothing at the press of a wallet, which was begun before', () => {
  expect(aKind().kind.beginWith({ ...BODY, card: null })).toBeNull();
});

it('orders with the press of a card, and keeps where the bank asks', async () => {
  const sent: unknown[] = [];
  const begun = { paymentId: 's-chg-9', challenge: 'https://pay.unzer.com/9' };
  const { kind } = aKind({
    byCard: async (...call) => {
      sent.push(call);
      return done(begun);
    },
  });
  const order = asPaid({ paymentId: null, challenge: null });
  expect(await kind.beginWith(BODY)?.(order)).toEqual(
    done({ ...order, payment: { ...order.payment, ...begun } }),
  );
  expect(sent).toEqual([[order, BODY.customer, CARD]]);
});

it('passes a refusal on', async () => {
  const { kind } = aKind({ byCard: async () => refusal('order-changed') });
  expect(await kind.beginWith(BODY)?.(aVoucherOrderUnderWay())).toEqual(refusal('order-changed'));
});

it('carries the payment out by its reference, under a key of its own', async () => {
  const sent: unknown[] = [];
  const { kind } = aKind({
    finalize: async (...call) => {
      sent.push(call);
      return done(RECEIVED);
    },
  });
  const order = aVoucherOrderUnderWay();
  expect(await kind.conclude(order)).toEqual(done(RECEIVED));
  expect(sent).toEqual([[order.payment, order.payment.finalizeKey]]);
});

it('sends nothing without the id that the provider gave', async () => {
  const { kind, calls } = aKind();
  expect(await kind.conclude(asPaid({ paymentId: null }))).toMatchObject({
    fault: { kind: 'payment-cancelled' },
  });
  expect(calls).toEqual([]);
});

it('is never the same as an earlier press, and may be paid for half an hour', () => {
  const { kind } = aKind();
  expect(kind.begunBy(aVoucherOrderUnderWay())).toBe(now + 30 * 60_000);
});

it.each(PAYMENT_STATES)('asks by its reference, and says "received" only with it: %s', async (state) => {
  const standing: PaymentStanding = { state, isAwaited: false, ...RECEIVED };
  const { kind } = aKind({ state: async () => done(standing) });
  const found = await kind.find(aVoucherOrderUnderWay());
  if (state === 'received') expect(found).toEqual(done(RECEIVED));
  else expect(found.ok).toBe(false);
});

it('does not take a payment of another amount for its own because it was received', async () => {
  const standing: PaymentStanding = { state: 'received', isAwaited: false, ...RECEIVED };
  const { kind } = aKind({ state: async () => done(standing) });
  expect(await kind.find(aVoucherOrderUnderWay({ standing: 'mismatch' }))).toEqual(
    refusal('answer-mismatch'),
  );
});
