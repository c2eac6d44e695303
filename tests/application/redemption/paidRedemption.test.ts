import { expect, it } from 'vitest';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import type { RedemptionBody } from '#application/redemption/sentOrder.ts';
import { done, refused } from '#domain/core/result.ts';
import type { CardTypeId } from '#domain/payment/payment.ts';
import type { PendingRedemption, Redemption } from '#domain/redemption/redemption.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { fakeRedemptionApi } from '#tests/data/fakeApis.ts';
import { fakeKept, lastReceipt } from '#tests/data/fakeKept.ts';
import { type GatewayTold, aCheckoutFor, aPaidRedemption } from '#tests/data/fakeGateway.ts';
import type { PendingPayment } from '#domain/payment/pendingPayment.ts';
import { aPayment } from '#tests/data/payment.ts';
import { aQuote, aRedemption, anItem, anOpenOrder } from '#tests/data/redemption.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

const QUOTE = aQuote({ coveredInCent: 20_00, toPayInCent: 5_00, balanceInCent: 20_00, remainingInCent: 0 });
const CARD = { typeId: 's-crd-1' as CardTypeId, returnUrl: 'https://a.example/payment/unzer-return' };
const BODY: RedemptionBody = {
  customer: aCustomer(),
  campaign: null,
  isPaybackCustomer: false,
  delivery: 'EMAIL',
  card: CARD,
};
const REDEEMED = aRedemption({ remainingBalanceInCent: 0 });

type PaidOrder = PendingRedemption & { readonly payment: PendingPayment };

/** 5.00 of 25.00 are to be paid. */
function anOrder(about: Partial<PaidOrder> = {}): PaidOrder {
  const payment = aPayment({ amountInCent: 5_00 });
  return { ...anOpenOrder({ quote: QUOTE, standing: 'paying' }), payment, ...about };
}
const FRESH = anOrder({ payment: aPayment({ paymentId: null, challenge: null }), standing: 'sent' });

function aKind(told: GatewayTold<'redemption'> & { found?: readonly Answer<Redemption | null>[] } = {}) {
  const { found = [done(REDEEMED)], ...paid } = told;
  const api = fakeRedemptionApi({ found });
  const receipts = lastReceipt();
  const { spend, keep } = voucherLife();
  const finish = new FinishRedemption(fakeKept(), receipts, spend, keep);
  return { receipts, kind: aPaidRedemption(api, paid, finish) };
}

it.each([
  ['has redeemed already', aRedemption()],
  ['is about another one', aRedemption({ id: 'c0ffee' as Redemption['id'], status: 'PAYMENT_PENDING' })],
])('does not wait for a payment after an answer that %s', async (_what, redemption) => {
  const payment = { paymentId: 's-chg-1', challenge: null };
  const { kind } = aKind({
    beginCard: async () => done({ answer: redemption, payment }),
    beginWallet: async ({ order }, returnUrl) =>
      done({ answer: redemption, payment: aCheckoutFor(order, returnUrl) }),
  });
  expect(await kind.beginWith(BODY)?.(FRESH)).toEqual(refusal('answer-mismatch'));
  const back = { returnUrl: 'https://a.example/back', clientId: 'client' };
  expect(await kind.beginWallet(FRESH, BODY, back)).toMatchObject({ fault: { kind: 'payment-unusable' } });
});

it.each<[string, Answer<Redemption | null>]>([
  ['is not there yet', done(null)],
  ['still waits for the payment', done(aRedemption({ status: 'PAYMENT_PENDING' }))],
  ['cannot be read', refusal('offline')],
])(
  'reports the order as being carried out if the payment was received and the redemption %s',
  async (_what, found) => {
    const { kind } = aKind({ found: [found] });
    expect(await kind.conclude(anOrder())).toMatchObject({ fault: { moneyState: 'reserved' } });
    const again = aKind({ found: [found] });
    expect(await again.kind.find(anOrder())).toMatchObject({ fault: { moneyState: 'reserved' } });
  },
);

it('reports a contradiction if the payment was received and the redemption failed', async () => {
  const failed = done(aRedemption({ status: 'FAILED' }));
  const contradicted = refused({ kind: 'payment-contradicted', moneyState: 'unknown' } as const);
  expect(await aKind({ found: [failed] }).kind.find(anOrder())).toEqual(contradicted);
  expect(await aKind({ found: [failed] }).kind.conclude(anOrder())).toEqual(contradicted);
});

it('rejects another redemption than the one that was paid', async () => {
  const { kind } = aKind({ found: [done(aRedemption({ items: [anItem({ valueInCent: 1_00 })] }))] });
  expect(await kind.find(anOrder())).toEqual(refusal('answer-mismatch'));
});

it('stores the top payment in the receipt', () => {
  const { kind, receipts } = aKind();
  kind.finish(REDEEMED, anOrder());
  const { reference, provider } = aPayment();
  expect(receipts.read()?.paid).toEqual({ reference, provider, amountInCent: 5_00 });
});
