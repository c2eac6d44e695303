import { expect, it } from 'vitest';
import { VoucherOrderKind } from '#application/voucherOrder/voucherOrderKind.ts';
import { done } from '#domain/core/result.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { keptWith } from '#tests/data/fakeKept.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';
import { aVoucherOrder, aPendingVoucherOrder } from '#tests/data/voucherOrder.ts';

const HELD = aSession();
const EXCHANGING = aPendingVoucherOrder();
const WITHOUT = aPendingVoucherOrder({ order: aVoucherOrder({ exchangedInCent: 0 }), voucher: null });
const TOLD = { reference: EXCHANGING.payment.reference as string, toPayInCent: 80_00 };
const CHANGED = refusal('order-changed', { moneyState: 'untouched' });
const BODY = { customer: aCustomer(), card: null };

function aKind(held: VoucherSession | null, answer: Answer<typeof TOLD> = done(TOLD)) {
  const sent: unknown[] = [];
  const { end, store } = voucherLife(keptWith(held));
  const renewed: VoucherSession[] = [];
  const refresh = {
    execute: async (session: VoucherSession) => {
      renewed.push(session);
      return done(session);
    },
  };
  const kind = new VoucherOrderKind(store, end, refresh);
  const begin = (pending = EXCHANGING) =>
    kind.begin(pending, BODY, async (beside) => {
      sent.push(beside);
      return answer.ok ? done({ answer: answer.value, payment: 'begun' }) : answer;
    });
  return { kind, sent, store, renewed, begin };
}

it('sends the token of the voucher from which it exchanges', async () => {
  const { begin, sent } = aKind(HELD);
  expect(await begin()).toEqual(done('begun'));
  expect(sent).toEqual([{ customer: aCustomer(), token: HELD.token }]);
});

it('sends no token if nothing is exchanged, even with a voucher in use', async () => {
  const { begin, sent } = aKind(HELD);
  await begin(WITHOUT);
  expect(sent).toEqual([{ customer: aCustomer(), token: null }]);
});

it.each([
  ['none', null, EXCHANGING],
  ['another one', aSession({ voucher: aVoucher({ serialNumber: '987654321' }) }), EXCHANGING],
  ['none that was noted', HELD, { ...EXCHANGING, voucher: null }],
])('sends nothing if the voucher in use is %s', async (_what, held, pending) => {
  const { begin, sent } = aKind(held);
  expect(await begin(pending)).toEqual(CHANGED);
  expect(sent).toEqual([]);
});

it('ends the use of a voucher whose session has expired', async () => {
  const { begin, store } = aKind(HELD, refusal('session-expired'));
  expect(await begin()).toEqual(CHANGED);
  expect(store.read()).toBeNull();
});

it('leaves the exchanged amount open if a gateway reports an expired session', async () => {
  const { begin } = aKind(HELD, refusal('session-expired', { moneyState: 'unknown' }));
  expect(await begin()).toEqual(refusal('order-changed', { moneyState: 'unknown' }));
});

it.each([
  ['another payment', { ...TOLD, reference: 'another' }],
  ['another amount', { ...TOLD, toPayInCent: 80_01 }],
])('rejects an answer about %s', async (_what, told) => {
  expect(await aKind(HELD, done(told)).begin()).toEqual(refusal('answer-mismatch'));
});

it('fetches the current balance if the amounts are refused', async () => {
  const { begin, renewed } = aKind(HELD, refusal('order-changed'));
  expect(await begin()).toEqual(refusal('order-changed'));
  expect(renewed).toEqual([HELD]);
});

it('fetches nothing for a voucher that is not charged', async () => {
  const { begin, renewed } = aKind(HELD, refusal('order-changed'));
  await begin(WITHOUT);
  expect(renewed).toEqual([]);
});

it('rejects a received payment after a mismatched answer', async () => {
  const stored = aPendingVoucherOrder({ standing: 'mismatch' });
  expect(await aKind(HELD).kind.valueOf({ orderNumber: '4711' }, stored)).toEqual(refusal('answer-mismatch'));
});
