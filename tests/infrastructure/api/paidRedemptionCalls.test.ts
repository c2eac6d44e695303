import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import type { CardTypeId } from '#domain/payment/payment.ts';
import type { PendingPayment } from '#domain/payment/pendingPayment.ts';
import { HttpPaymentGateway } from '#infrastructure/api/paymentGateway.ts';
import { aPayment } from '#tests/data/payment.ts';
import { aRedemptionId, anOpenOrder, anOrder } from '#tests/data/redemption.ts';
import { aBackend, anApi, answering, html, json, networkError, problem } from './backend.ts';

const backend = aBackend();
const api = () => new HttpPaymentGateway(anApi({ voucherToken: () => 'a.b.c' }));

const PAYMENT = aPayment();
const { reference, key } = PAYMENT;
const CARD = { typeId: 's-crd-1' as CardTypeId, returnUrl: 'https://a.example/payment/unzer-return' };
const RETURN_URL = 'https://a.example/payment/amazon-pay-return';

const wirePending = {
  redeemId: aRedemptionId,
  orderNumber: 'R-1001',
  status: 'PAYMENT_PENDING',
  currency: 'EUR',
  items: [{ shopId: 'shop-1', shopName: 'Bücherwurm', valueInCent: 25_00, quantity: 1 }],
  remainingBalanceInCent: 20_00,
  delivery: { state: 'PENDING' },
};
const wireCard = { ...wirePending, payment: { chargeId: 's-chg-1', redirectUrl: 'https://pay.unzer.com/1' } };
const wireWallet = {
  ...wirePending,
  payment: {
    merchantId: 'M-1',
    productType: 'PayOnly',
    payload: '{"b": 1,  "a":2}',
    buttonSignature: 'signed',
    publicKeyId: 'SANDBOX-1',
  },
};

const toPay = (payment: PendingPayment) =>
  ({ kind: 'redemption', order: { ...anOpenOrder(), payment }, beside: anOrder() }) as const;

function beginCard(answer: () => Response, seen: Request[] = []) {
  backend.use(answering('post', '/v2/redeem', answer, seen));
  return api().beginCard(toPay(PAYMENT), CARD);
}

function beginWallet(answer: () => Response, seen: Request[] = []) {
  backend.use(answering('post', '/v2/redeem', answer, seen));
  return api().beginWallet(toPay({ ...PAYMENT, provider: 'wallet' }), RETURN_URL);
}

it('places the order with its payment, under the payment’s key and with the voucher token', async () => {
  const seen: Request[] = [];
  await beginCard(() => json(wireCard, { status: 201 }), seen);
  await beginWallet(() => json(wireWallet, { status: 201 }), seen);
  for (const { headers } of seen) {
    expect(headers.get('Idempotency-Key')).toBe(key);
    expect(headers.get('x-jwt-token')).toBe('a.b.c');
  }
  const sent: unknown[] = await Promise.all(seen.map((request) => request.json()));
  const customer = { paymentRequired: true, redeemValue: 25_00 };
  expect(sent).toMatchObject([
    { quoteId: aRedemptionId, customer, payment: { provider: 'unzer', reference, ...CARD } },
    {
      quoteId: aRedemptionId,
      customer,
      payment: { provider: 'amazon-pay', reference, returnUrl: RETURN_URL },
    },
  ]);
});

it('returns the pending redemption and the data of its payment', async () => {
  expect(await beginCard(() => json(wireCard))).toMatchObject(
    done({
      answer: { id: aRedemptionId, status: 'PAYMENT_PENDING' },
      payment: { paymentId: 's-chg-1', challenge: 'https://pay.unzer.com/1' },
    }),
  );
  expect(await beginWallet(() => json(wireWallet))).toMatchObject(
    done({
      answer: { id: aRedemptionId },
      payment: { payload: '{"b": 1,  "a":2}', signature: 'signed' },
    }),
  );
});

it.each([wirePending, { ...wirePending, payment: {} }, { payment: wireCard.payment }, null])(
  'rejects an answer without both: %j',
  async (body) => {
    expect(await beginCard(() => json(body))).toEqual(refused({ kind: 'unreadable-answer' }));
  },
);

it('reports an expired quote', async () => {
  expect(await beginWallet(() => problem(404, [], { moneyState: 'untouched' }))).toMatchObject({
    fault: { kind: 'redemption-changed', moneyState: 'untouched' },
  });
});

it('leaves the payment open if the server fails, or if no answer arrives', async () => {
  expect(await beginCard(() => html(502))).toMatchObject({ fault: { moneyState: 'unknown' } });
  expect(await beginCard(networkError)).toMatchObject({ fault: { kind: 'offline' } });
});

it('reports no money state for a wallet, which moves nothing, even if the server fails', async () => {
  const answer = await beginWallet(() => html(502));
  expect(answer).toMatchObject({ ok: false });
  expect(answer).not.toHaveProperty('fault.moneyState');
});

it('accepts a refusal that names the money state', async () => {
  expect(await beginCard(() => problem(422, ['PAYx1'], { moneyState: 'untouched' }))).toMatchObject({
    fault: { kind: 'payment-failed', code: 'PAYx1', moneyState: 'untouched' },
  });
});
