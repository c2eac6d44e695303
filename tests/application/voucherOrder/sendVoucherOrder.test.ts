import { expect, it } from 'vitest';
import type { BegunOrder, NewVoucherOrder } from '#application/ports/voucherOrderDesk.ts';
import { SendVoucherOrder } from '#application/voucherOrder/sendVoucherOrder.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { voucherLife } from '#tests/data/fakeMemory.ts';
import { fakeVoucherStore } from '#tests/data/fakeTab.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { aVoucherOrder, aVoucherOrderUnderWay } from '#tests/data/voucherOrder.ts';

const RETURN = 'https://a.example/payment/unzer-return';
const HELD = aSession();
const EXCHANGING = aVoucherOrderUnderWay();
const { reference } = EXCHANGING.payment;
const BEGUN = { reference, toPayInCent: 80_00, payment: 'begun' };

function aSender(held: VoucherSession | null, answer: Result<BegunOrder<string>, Problem> = done(BEGUN)) {
  const sent: NewVoucherOrder[] = [];
  const store = fakeVoucherStore(held);
  const { end } = voucherLife(store);
  const sender = new SendVoucherOrder(store, end);
  const send = (note = EXCHANGING) =>
    sender.execute(note, { customer: aCustomer(), returnUrl: RETURN }, async (order) => {
      sent.push(order);
      return answer;
    });
  return { send, sent, store };
}

it('sends the permission of the voucher that it exchanges from', async () => {
  const { send, sent } = aSender(HELD);
  expect(await send()).toEqual(done('begun'));
  const customer = aCustomer();
  expect(sent).toEqual([
    { order: aVoucherOrder(), customer, token: HELD.token, reference, returnUrl: RETURN },
  ]);
});

it('sends no permission where nothing is exchanged, also with a voucher in use', async () => {
  const order = aVoucherOrder({ exchangedInCent: 0 });
  const { send, sent } = aSender(HELD, done({ ...BEGUN, toPayInCent: 100_00 }));
  expect(await send(aVoucherOrderUnderWay({ order, voucher: null }))).toEqual(done('begun'));
  expect(sent[0]?.token).toBeNull();
});

it.each([
  ['none', null],
  ['another one', aSession({ voucher: aVoucher({ serialNumber: '987654321' }) })],
])('sends nothing if the voucher in use is %s', async (_what, held) => {
  const { send, sent } = aSender(held);
  expect(await send()).toEqual(refused({ kind: 'order-changed', moneyState: 'untouched' }));
  expect(sent).toEqual([]);
});

it('ends the use of a voucher whose permission has ended', async () => {
  const { send, store } = aSender(HELD, refusal('session-expired'));
  expect(await send()).toEqual(refused({ kind: 'order-changed', moneyState: 'untouched' }));
  expect(store.read()).toBeNull();
});

it.each([
  ['another payment', { ...BEGUN, reference: 'another' }],
  ['another amount', { ...BEGUN, toPayInCent: 80_01 }],
])('accepts no answer about %s', async (_what, begun) => {
  expect(await aSender(HELD, done(begun)).send()).toEqual(refusal('answer-mismatch'));
});

it('passes every other refusal on', async () => {
  expect(await aSender(HELD, refusal('payment-failed')).send()).toEqual(refusal('payment-failed'));
});
