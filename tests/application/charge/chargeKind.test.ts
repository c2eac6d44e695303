import { expect, it } from 'vitest';
import { ChargeKind } from '#application/charge/chargeKind.ts';
import { FinishCharge } from '#application/charge/finishCharge.ts';
import type { ChargePayments } from '#application/ports/chargePayments.ts';
import type { PaymentDesk } from '#application/ports/paymentDesk.ts';
import type { ChargeToken } from '#domain/charge/chargeDraft.ts';
import { keptCharge } from '#domain/charge/keptCharge.ts';
import { done, refused } from '#domain/core/result.ts';
import { type CardTypeId, PAYMENT_STATES, type PaymentStanding } from '#domain/payment/payment.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCharge, aChargeUnderWay, aChargeable } from '#tests/data/charge.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { fakeBook } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';

const CARD = { typeId: 's-crd-1' as CardTypeId, returnUrl: 'https://a.example/payment/unzer-return' };

function aKind(desk: Partial<ChargePayments & Pick<PaymentDesk, 'state'>> = {}) {
  const calls: unknown[] = [];
  const never = async (...call: unknown[]) => {
    calls.push(call);
    return refused({ kind: 'unknown' } as const);
  };
  const noted = aChargeUnderWay();
  const book = fakeBook<typeof noted>(
    ({ payment }) => payment.reference,
    { underWay: noted },
    () => null,
  );
  const prepared = { ...aChargeable(), token: noted.token, amountInCent: noted.payment.amountInCent };
  const kept = fakeKept({ charge: keptCharge(prepared) });
  const finish = new FinishCharge(book, kept, { now: () => now });
  const all = { beginWallet: never, beginCard: never, finalize: never, state: never, ...desk };
  const kind = new ChargeKind(all, all, finish);
  return { kind, calls, book, kept };
}

it('begins nothing at the press of a wallet, which was begun before', () => {
  expect(aKind().kind.beginWith(null)).toBeNull();
});

it('begins a card payment under its reference and key, and keeps where the bank asks', async () => {
  const sent: unknown[] = [];
  const { kind } = aKind({
    beginCard: async (...call) => {
      sent.push(call);
      return done({ paymentId: 's-chg-9', challenge: 'https://pay.unzer.com/9' });
    },
  });
  const order = aChargeUnderWay({ payment: { paymentId: null, challenge: null } });
  const begun = { ...order.payment, paymentId: 's-chg-9', challenge: 'https://pay.unzer.com/9' };
  expect(await kind.beginWith(CARD)?.(order)).toEqual(done({ ...order, payment: begun }));
  expect(sent).toEqual([[order, CARD]]);
});

it('says that the check of the voucher is too old, and that nothing was paid', async () => {
  const { kind } = aKind({ beginCard: async () => refusal('session-expired') });
  expect(await kind.beginWith(CARD)?.(aChargeUnderWay())).toEqual(
    refused({ kind: 'charge-expired', moneyState: 'untouched' }),
  );
});

it('passes every other refusal on', async () => {
  const { kind } = aKind({ beginCard: async () => refusal('payment-failed') });
  expect(await kind.beginWith(CARD)?.(aChargeUnderWay())).toEqual(refusal('payment-failed'));
});

it('takes no permission that ended on the way for an answer about the money', async () => {
  const { kind } = aKind({ finalize: async () => refusal('session-expired') });
  expect(await kind.conclude(aChargeUnderWay())).toEqual(refused({ kind: 'unknown', moneyState: 'unknown' }));
});

it('carries the payment out under a key of its own, since that is another call', async () => {
  const sent: unknown[] = [];
  const { kind } = aKind({
    finalize: async (...call) => {
      sent.push(call);
      return done(aCharge());
    },
  });
  const order = aChargeUnderWay();
  await kind.conclude(order);
  expect(sent).toEqual([[order, order.payment.paymentId]]);
  expect(order.payment.finalizeKey).not.toBe(order.payment.key);
});

it('accepts only the answer to its own payment', async () => {
  const { kind } = aKind({ finalize: async () => done(aCharge({ chargedInCent: 1_00 })) });
  expect(await kind.conclude(aChargeUnderWay())).toEqual(refusal('answer-mismatch'));
});

it('sends nothing without the id that the provider gave', async () => {
  const { kind, calls } = aKind();
  expect(await kind.conclude(aChargeUnderWay({ payment: { paymentId: null } }))).toMatchObject({
    fault: { kind: 'payment-cancelled' },
  });
  expect(calls).toEqual([]);
});

it.each(PAYMENT_STATES)(
  'asks by its reference alone, and says "received" only with it: %s',
  async (state) => {
    const standing: PaymentStanding = { state, isAwaited: false, orderNumber: '4711' };
    const { kind } = aKind({ state: async () => done(standing) });
    const found = await kind.find(aChargeUnderWay());
    if (state === 'received')
      expect(found).toEqual(done({ chargedInCent: null, balanceInCent: null, orderNumber: '4711' }));
    else if (state === 'unknown') expect(found).toEqual(refusal('charge-unclear'));
    else expect(found.ok).toBe(false);
  },
);

it('never heard of a payment that was not begun, as far as is known', async () => {
  const standing: PaymentStanding = { state: 'unknown', isAwaited: false, orderNumber: null };
  const { kind } = aKind({ state: async () => done(standing) });
  const sent = aChargeUnderWay({ payment: { paymentId: null, challenge: null }, standing: 'sent' });
  expect(await kind.find(sent)).toEqual(done(null));
});

it('does not take a payment of another amount for its own because it was received', async () => {
  const standing: PaymentStanding = { state: 'received', isAwaited: false, orderNumber: '4711' };
  const { kind } = aKind({ state: async () => done(standing) });
  expect(await kind.find(aChargeUnderWay({ standing: 'mismatch' }))).toEqual(refusal('answer-mismatch'));
});

it('keeps what was prepared meanwhile for another voucher', () => {
  const { kind, kept } = aKind();
  const other = { ...aChargeable(), token: 'another' as ChargeToken, amountInCent: null };
  kept.write('charge', keptCharge(other));
  kind.finish(aCharge(), aChargeUnderWay());
  expect(kept.read('charge')).toEqual(keptCharge(other));
});

it('leaves a receipt, an empty draft and no note', () => {
  const { kind, book, kept } = aKind();
  expect(kind.finish(aCharge(), aChargeUnderWay())).toBe(true);
  expect(kept.read('chargeReceipt')).toMatchObject({
    orderNumber: '482910411',
    balanceInCent: 65_00,
    paidAt: now,
  });
  expect(kept.read('charge')).toBeNull();
  expect(book.read()).toBeNull();
});

it('changes nothing where another page has finished it', () => {
  const { kind, book, kept } = aKind();
  book.remove(aChargeUnderWay().payment.reference);
  expect(kind.finish(aCharge(), aChargeUnderWay())).toBe(false);
  expect(kept.read('chargeReceipt')).toBeNull();
});
