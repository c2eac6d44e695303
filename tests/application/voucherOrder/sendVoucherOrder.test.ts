import { expect, it } from 'vitest';
import type { BegunOrder, VoucherOrderDesk } from '#application/ports/voucherOrderDesk.ts';
import type { BegunCardPayment } from '#domain/payment/cardPayment.ts';
import { SendVoucherOrder } from '#application/voucherOrder/sendVoucherOrder.ts';
import { done, refused } from '#domain/core/result.ts';
import type { CardTypeId } from '#domain/payment/payment.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { keptWith } from '#tests/data/fakeKept.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';
import { aVoucherOrder, aVoucherOrderUnderWay } from '#tests/data/voucherOrder.ts';

const CARD = { typeId: 's-crd-1' as CardTypeId, returnUrl: 'https://a.example/payment/unzer-return' };
const HELD = aSession();
const EXCHANGING = aVoucherOrderUnderWay();
const WITHOUT = aVoucherOrderUnderWay({ order: aVoucherOrder({ exchangedInCent: 0 }), voucher: null });
const BEGUN: BegunOrder<BegunCardPayment> = {
  reference: EXCHANGING.payment.reference,
  toPayInCent: 80_00,
  payment: { paymentId: 's-chg-9', challenge: null },
};
const CHANGED = refused({ kind: 'order-changed', moneyState: 'untouched' });

function aSender(held: VoucherSession | null, answer: Answer<typeof BEGUN> = done(BEGUN)) {
  const sent: unknown[] = [];
  const { end, store } = voucherLife(keptWith(held));
  const desk: VoucherOrderDesk = {
    orderByWallet: async () => refusal('unknown'),
    orderByCard: async (...call) => {
      sent.push(call);
      return answer;
    },
  };
  const renewed: VoucherSession[] = [];
  const refresh = {
    execute: async (session: VoucherSession) => {
      renewed.push(session);
      return done(session);
    },
  };
  const sender = new SendVoucherOrder(desk, store, end, refresh);
  return { sent, store, renewed, send: (note = EXCHANGING) => sender.byCard(note, aCustomer(), CARD) };
}

it('sends the permission of the voucher that it exchanges from', async () => {
  const { send, sent } = aSender(HELD);
  expect(await send()).toEqual(done(BEGUN.payment));
  expect(sent).toEqual([[EXCHANGING, { customer: aCustomer(), token: HELD.token }, CARD]]);
});

it('sends no permission where nothing is exchanged, also with a voucher in use', async () => {
  const { send, sent } = aSender(HELD);
  await send(WITHOUT);
  expect(sent).toEqual([[WITHOUT, { customer: aCustomer(), token: null }, CARD]]);
});

it.each([
  ['none', null, EXCHANGING],
  ['another one', aSession({ voucher: aVoucher({ serialNumber: '987654321' }) }), EXCHANGING],
  ['none that was noted', HELD, { ...EXCHANGING, voucher: null }],
])('sends nothing if the voucher in use is %s', async (_what, held, note) => {
  const { send, sent } = aSender(held);
  expect(await send(note)).toEqual(CHANGED);
  expect(sent).toEqual([]);
});

it('ends the use of a voucher whose permission has ended', async () => {
  const { send, store } = aSender(HELD, refusal('session-expired'));
  expect(await send()).toEqual(CHANGED);
  expect(store.read()).toBeNull();
});

it.each([
  ['another payment', { ...BEGUN, reference: 'another' }],
  ['another amount', { ...BEGUN, toPayInCent: 80_01 }],
])('accepts no answer about %s', async (_what, begun) => {
  expect(await aSender(HELD, done(begun)).send()).toEqual(refusal('answer-mismatch'));
});

it('asks what is on the voucher by now where the amounts are refused', async () => {
  const { send, renewed } = aSender(HELD, refusal('order-changed'));
  expect(await send()).toEqual(refusal('order-changed'));
  expect(renewed).toEqual([HELD]);
});

it('asks nothing of a voucher that the order takes nothing from', async () => {
  const { send, renewed } = aSender(HELD, refusal('order-changed'));
  await send(WITHOUT);
  expect(renewed).toEqual([]);
});

it('passes every other refusal on', async () => {
  expect(await aSender(HELD, refusal('payment-failed')).send()).toEqual(refusal('payment-failed'));
});
