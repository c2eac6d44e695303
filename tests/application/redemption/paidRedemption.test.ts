import { expect, it } from 'vitest';
import { BeginRedemptionWallet } from '#application/redemption/beginRedemptionWallet.ts';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import type { RedemptionBody } from '#application/redemption/sentOrder.ts';
import { done, refused } from '#domain/core/result.ts';
import { type CardTypeId, PAYMENT_STATES } from '#domain/payment/payment.ts';
import type { OrderUnderWay, Redemption } from '#domain/redemption/redemption.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { fakeRedemptionDesk } from '#tests/data/fakeDesks.ts';
import { fakeKept, lastReceipt } from '#tests/data/fakeKept.ts';
import { fakeRedemptionBook } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { type PaidTold, aPaidRedemption, fakePaidDesks } from '#tests/data/paidRedemptions.ts';
import type { PaymentUnderWay } from '#domain/payment/paymentUnderWay.ts';
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

type PaidOrder = OrderUnderWay & { readonly payment: PaymentUnderWay };

/** 5.00 of 25.00 are to be paid. */
function anOrder(about: Partial<PaidOrder> = {}): PaidOrder {
  const payment = aPayment({ amountInCent: 5_00 });
  return { ...anOpenOrder({ quote: QUOTE, standing: 'paying' }), payment, ...about };
}
const FRESH = anOrder({ payment: aPayment({ paymentId: null, challenge: null }), standing: 'sent' });

function aKind(told: PaidTold & { found?: readonly Answer<Redemption | null>[] } = {}) {
  const { found = [done(REDEEMED)], ...paid } = told;
  const desk = fakeRedemptionDesk({ found });
  const book = fakeRedemptionBook({ underWay: anOrder() });
  const receipts = lastReceipt();
  const { spend, keep } = voucherLife();
  const finish = new FinishRedemption(book, fakeKept(), receipts, spend, keep);
  return { desk, book, receipts, kind: aPaidRedemption(desk, paid, finish) };
}

it('can be paid as long as its payment lives, however soon its quote ends', () => {
  expect(aKind().kind.begunBy(anOrder())).toBe(now + 30 * 60_000);
});

it('waits for the payment that its press has begun, and keeps where the bank asks', async () => {
  const { kind, desk } = aKind();
  const begun = { ...FRESH.payment, paymentId: 's-chg-1', challenge: 'https://bank/1' };
  expect(await kind.beginWith(BODY)?.(FRESH)).toEqual(done({ ...FRESH, payment: begun }));
  expect(desk.placed).toEqual([]);
});

it('begins nothing at the press of a wallet, which was begun before', () => {
  expect(aKind().kind.beginWith({ ...BODY, card: null })).toBeNull();
});

it.each([
  ['has redeemed already', aRedemption()],
  ['is about another one', aRedemption({ id: 'c0ffee' as Redemption['id'], status: 'PAYMENT_PENDING' })],
])('waits for no payment after an answer that %s', async (_what, redemption) => {
  const payment = { paymentId: 's-chg-1', challenge: null };
  const { kind } = aKind({ beginCard: async () => done({ redemption, payment }) });
  expect(await kind.beginWith(BODY)?.(FRESH)).toEqual(refusal('answer-mismatch'));
});

it('is redeemed once the money has come, and not before', async () => {
  expect(await aKind().kind.conclude(anOrder())).toEqual(done(REDEEMED));
  const declined = refused({ kind: 'payment-failed', moneyState: 'untouched' } as const);
  expect(await aKind({ finalize: async () => declined }).kind.conclude(anOrder())).toEqual(declined);
});

it('sends nothing without the id that the provider gave', async () => {
  const { kind } = aKind({ finalize: async () => refusal('unknown') });
  expect(await kind.conclude(FRESH)).toMatchObject({ fault: { kind: 'payment-cancelled' } });
});

it.each<[string, Answer<Redemption | null>]>([
  ['is not there yet', done(null)],
  ['still waits for the payment', done(aRedemption({ status: 'PAYMENT_PENDING' }))],
  ['cannot be read', refusal('offline')],
])(
  'says that the order is being carried out where the money has come and the redemption %s',
  async (_what, found) => {
    const { kind } = aKind({ found: [found] });
    expect(await kind.conclude(anOrder())).toMatchObject({ fault: { moneyState: 'reserved' } });
    const again = aKind({ found: [found] });
    expect(await again.kind.find(anOrder())).toMatchObject({ fault: { moneyState: 'reserved' } });
  },
);

it('knows of a contradiction where the money has come and the redemption has failed', async () => {
  const failed = done(aRedemption({ status: 'FAILED' }));
  const contradicted = refused({ kind: 'payment-contradicted', moneyState: 'unknown' } as const);
  expect(await aKind({ found: [failed] }).kind.find(anOrder())).toEqual(contradicted);
  expect(await aKind({ found: [failed] }).kind.conclude(anOrder())).toEqual(contradicted);
});

it('does not thank for another redemption than the one that was paid', async () => {
  const { kind } = aKind({ found: [done(aRedemption({ items: [anItem({ valueInCent: 1_00 })] }))] });
  expect(await kind.find(anOrder())).toEqual(refusal('answer-mismatch'));
});

it.each(PAYMENT_STATES)(
  'asks for the payment first, without which nothing was redeemed: %s',
  async (state) => {
    const { kind } = aKind({ state: async () => done({ state, isAwaited: false, orderNumber: null }) });
    const found = await kind.find(anOrder());
    expect(found.ok).toBe(state === 'received');
    if (found.ok) expect(found.value).toEqual(REDEEMED);
  },
);

it('never arrived if its payment is not known and was not begun, as far as is known', async () => {
  const { kind } = aKind({
    state: async () => done({ state: 'unknown', isAwaited: false, orderNumber: null }),
  });
  expect(await kind.find(FRESH)).toEqual(done(null));
});

it('leaves a receipt that says what was paid on top', () => {
  const { kind, receipts, book } = aKind();
  expect(kind.finish(REDEEMED, anOrder())).toBe(true);
  const { reference, provider } = aPayment();
  expect(receipts.read()?.paid).toEqual({ reference, provider, amountInCent: 5_00 });
  expect(book.read()).toBeNull();
});

it('begins a wallet before its button is drawn, and passes on only what belongs to the order', async () => {
  const begin = (told: PaidTold = {}) =>
    new BeginRedemptionWallet(fakePaidDesks(told)).execute(FRESH, BODY, 'https://a.example/back');
  expect(await begin()).toMatchObject({
    ok: true,
    value: { payload: expect.stringContaining('5.00') as string, signature: 'signed' },
  });
  expect(await begin({ beginWallet: async () => refusal('charge-under-way') })).toEqual(
    refusal('charge-under-way'),
  );
  const answer = await fakePaidDesks().beginWallet(
    {} as Parameters<ReturnType<typeof fakePaidDesks>['beginWallet']>[0],
    aPayment(),
    '',
  );
  if (!answer.ok) throw new Error('the fake refuses');
  const other = done({ ...answer.value, redemption: aRedemption() });
  expect(await begin({ beginWallet: async () => other })).toEqual(refusal('answer-mismatch'));
});
