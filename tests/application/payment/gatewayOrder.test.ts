import { expect, it } from 'vitest';
import { ChargeKind } from '#application/charge/chargeKind.ts';
import type { PaidOrder } from '#application/orders/orderKind.ts';
import { GatewayOrder, type PaidBody, type PaidRules } from '#application/payment/gatewayOrder.ts';
import type { PaidKind, PaidKinds } from '#application/payment/paidKinds.ts';
import { PaidRedemption } from '#application/redemption/paidRedemption.ts';
import { VoucherOrderKind } from '#application/voucherOrder/voucherOrderKind.ts';
import { done } from '#domain/core/result.ts';
import { type CardTypeId, PAYMENT_STATES, type PaymentState } from '#domain/payment/payment.ts';
import { refusal } from '#tests/data/answers.ts';
import { aPendingCharge } from '#tests/data/charge.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { fakeRedemptionApi } from '#tests/data/fakeApis.ts';
import { type GatewayTold, aCheckoutFor, fakeGateway, knownPayments } from '#tests/data/fakeGateway.ts';
import { now } from '#tests/data/moments.ts';
import { aPayment } from '#tests/data/payment.ts';
import { aQuote, aRedemption, anOpenOrder } from '#tests/data/redemption.ts';
import { aVoucherOrder, aPendingVoucherOrder } from '#tests/data/voucherOrder.ts';

const CARD = { typeId: 's-crd-1' as CardTypeId, returnUrl: 'https://a.example/payment/unzer-return' };
const BACK = { returnUrl: 'https://a.example/payment/amazon-pay-return', clientId: 'client' };
const PAYMENT = aPayment();
const FRESH = { ...PAYMENT, paymentId: null, challenge: null };
const customer = aCustomer();
const RECEIVED = {
  charge: { chargedInCent: 25_00, balanceInCent: 65_00, orderNumber: '482910411' },
  redemption: aRedemption({ remainingBalanceInCent: 0 }),
  'voucher-order': { orderNumber: '482910555' },
};

/** An order of one kind in every stage, and the kind with the backend as told. */
function testedAs<K extends PaidKind, Body extends PaidBody, Value>(
  rules: () => PaidRules<K, Body, Value>,
  order: PaidKinds[K]['order'],
  body: Body,
) {
  return {
    name: rules().kind,
    open: order,
    fresh: { ...order, payment: FRESH, standing: 'sent' as const },
    body: (card: PaidBody['card']) => ({ ...body, card }),
    kind: (told?: GatewayTold<PaidKind>): PaidOrder<typeof order, Body, Value> =>
      new GatewayOrder(rules(), knownPayments(told), { execute: () => {} }),
  };
}

const nothing = { read: () => null, execute: () => {} };
const orders = [
  testedAs(() => new ChargeKind(), aPendingCharge({ payment: PAYMENT }), { card: null }),
  testedAs(
    () => new PaidRedemption(fakeRedemptionApi({ found: [done(RECEIVED.redemption)] })),
    {
      ...anOpenOrder({ quote: aQuote({ coveredInCent: 0, toPayInCent: 25_00 }) }),
      standing: 'paying',
      payment: PAYMENT,
    },
    { card: null, customer, campaign: null, isPaybackCustomer: false, delivery: 'EMAIL' },
  ),
  testedAs(
    () => new VoucherOrderKind(nothing, nothing, { execute: async (session) => done(session) }),
    aPendingVoucherOrder({ payment: PAYMENT, order: aVoucherOrder({ exchangedInCent: 0 }), voucher: null }),
    { card: null, customer },
  ),
] as unknown as readonly ReturnType<typeof testedAs<PaidKind, PaidBody, unknown>>[];

it.each(orders)('can be paid for half an hour: $name', ({ kind, open }) => {
  expect(kind().latestStart(open)).toBe(now + 30 * 60_000);
});

it.each(orders)(
  'starts no payment at the press of a wallet, which was started before: $name',
  ({ kind, body }) => {
    expect(kind().beginWith(body(null))).toBeNull();
  },
);

it.each(orders)(
  'starts a card payment once, and stores the address of the bank’s challenge: $name',
  async (order) => {
    const { kind, fresh, body } = order;
    const payment = { ...FRESH, paymentId: 's-chg-1', challenge: 'https://bank/1' };
    expect(await kind().beginWith(body(CARD))?.(fresh)).toEqual(done({ ...fresh, payment }));
  },
);

it.each(orders)('starts a wallet once, for its own return address and kind: $name', async (order) => {
  const { name, kind, fresh, body } = order;
  const { beginWallet } = fakeGateway();
  const sent: unknown[] = [];
  const begun = await kind({
    beginWallet: (each, returnUrl) => (sent.push([each.kind, returnUrl]), beginWallet(each, returnUrl)),
  }).beginWallet(fresh, body(null), BACK);
  expect(begun).toEqual(done(aCheckoutFor(fresh, BACK.returnUrl)));
  expect(sent).toEqual([[name, BACK.returnUrl]]);
});

it.each(orders)('rejects a wallet that is signed for another return address: $name', async (order) => {
  const { beginWallet } = fakeGateway();
  const kind = order.kind({ beginWallet: (each) => beginWallet(each, 'https://evil.example/') });
  expect(await kind.beginWallet(order.fresh, order.body(null), BACK)).toMatchObject({
    fault: { kind: 'payment-unusable', moneyState: 'untouched' },
  });
});

it.each(orders)('passes on a refusal: $name', async ({ kind, fresh, body }) => {
  const told = refusal('charge-under-way', { moneyState: 'unknown' });
  const refusing = kind({ beginWallet: async () => told, beginCard: async () => told });
  expect(await refusing.beginWallet(fresh, body(null), BACK)).toEqual(told);
  expect(await refusing.beginWith(body(CARD))?.(fresh)).toEqual(told);
});

it.each(orders)('is carried out by the provider’s id once the payment is received: $name', async (order) => {
  const { name, kind, open } = order;
  const { finalize } = fakeGateway();
  const sent: unknown[] = [];
  const told = kind({ finalize: (...call) => (sent.push(call), finalize(...call)) });
  expect(await told.conclude(open)).toEqual(done(RECEIVED[name]));
  expect(sent).toEqual([[name, open, 's-chg-1']]);
  const declined = refusal('payment-failed', { moneyState: 'untouched' });
  expect(await kind({ finalize: async () => declined }).conclude(open)).toEqual(declined);
});

it.each(orders)('does not treat an expired session as information about the money: $name', async (order) => {
  const kind = order.kind({ finalize: async () => refusal('session-expired') });
  expect(await kind.conclude(order.open)).toEqual(refusal('unknown', { moneyState: 'unknown' }));
});

it.each(orders)('sends nothing without the id of the provider: $name', async ({ kind, fresh }) => {
  const sent: unknown[] = [];
  const told = kind({ finalize: async (...call) => (sent.push(call), refusal('unknown')) });
  expect(await told.conclude(fresh)).toMatchObject({ fault: { kind: 'payment-cancelled' } });
  expect(sent).toEqual([]);
});

const standing = (state: PaymentState): GatewayTold<PaidKind> => ({
  state: async () => done({ state, isAwaited: false, orderNumber: '482910555' }),
});

it.each(orders)(
  'is looked up by its reference, and reported as received only after its payment: $name',
  async ({ kind, open }) => {
    for (const state of PAYMENT_STATES) {
      const found = await kind(standing(state)).find(open);
      expect([state, found.ok]).toEqual([state, state === 'received']);
      if (state === 'unknown') expect(found).toEqual(refusal('charge-unclear'));
    }
  },
);

it.each(orders)('reports a payment that was not started as unknown: $name', async (order) => {
  expect(await order.kind(standing('unknown')).find(order.fresh)).toEqual(done(null));
});
