import { expect, it } from 'vitest';
import type { PaidKinds } from '#application/payment/paidKinds.ts';
import { done } from '#domain/core/result.ts';
import type { CardTypeId } from '#domain/payment/payment.ts';
import type { VoucherToken } from '#domain/voucher/voucher.ts';
import { HttpPaymentGateway } from '#infrastructure/api/paymentGateway.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { aPendingVoucherOrder } from '#tests/data/voucherOrder.ts';
import { aBackend, anApi, answering, json, networkError, problem } from './backend.ts';

type SentBeside = PaidKinds['voucher-order']['beside'];

const backend = aBackend();
const api = () => new HttpPaymentGateway(anApi({ voucherToken: () => 'voucher-in-use' }));

const ORDER = aPendingVoucherOrder();
const { reference: REFERENCE } = ORDER.payment;
const CARD = {
  typeId: 's-crd-1' as CardTypeId,
  returnUrl: `https://a.example/payment/unzer-return?reference=${REFERENCE}`,
};
const SENT = { customer: aCustomer(), token: 'voucher-token' as VoucherToken };
const RETURN = `https://a.example/payment/amazon-pay-return?reference=${REFERENCE}`;
const BEGUN = { reference: REFERENCE, status: 'PAYMENT_PENDING', toPayInCent: 80_00 };
const WALLET = {
  merchantId: 'M-1',
  productType: 'PayOnly',
  payload: '{"b": 1,  "a":2}',
  publicKeyId: 'SANDBOX-1',
};

const answers = (answer: () => Response, seen: Request[] = []) =>
  backend.use(answering('post', '/v2/voucher/order', answer, seen));

function byCard(answer: () => Response, seen: Request[] = [], sent: SentBeside = SENT) {
  answers(answer, seen);
  return api().beginCard({ kind: 'voucher-order', order: ORDER, beside: sent }, CARD);
}

function byWallet(answer: () => Response, seen: Request[] = []) {
  answers(answer, seen);
  const order = { ...ORDER, payment: { ...ORDER.payment, provider: 'wallet' } } as const;
  return api().beginWallet({ kind: 'voucher-order', order, beside: SENT }, RETURN);
}

const cardBegun = () => json({ ...BEGUN, payment: { chargeId: 's-chg-1', redirectUrl: 'https://b/3ds' } });
const walletBegun = () => json({ ...BEGUN, payment: { ...WALLET, buttonSignature: 'signed' } });

it('sends order, buyer and payment under its key', async () => {
  const seen: Request[] = [];
  await byCard(cardBegun, seen);
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe(ORDER.payment.key);
  expect(await seen[0]?.json()).toEqual({
    kind: 'PROMOTION',
    quantity: 2,
    valueInCent: 50_00,
    bonusInCent: 5_00,
    exchangedInCent: 20_00,
    currency: 'EUR',
    customer: {
      salutation: 'MS',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@post.example',
      repeatEmail: 'ada@post.example',
    },
    payment: { provider: 'unzer', reference: REFERENCE, ...CARD },
  });
});

it('sends a wallet without a card', async () => {
  const seen: Request[] = [];
  await byWallet(walletBegun, seen);
  expect(await seen[0]?.json()).toMatchObject({
    payment: { provider: 'amazon-pay', reference: REFERENCE, returnUrl: RETURN },
  });
});

it('sends only the token of the voucher from which it exchanges', async () => {
  const seen: Request[] = [];
  await byCard(cardBegun, seen);
  await byCard(cardBegun, seen, { ...SENT, token: null });
  expect(seen.map(({ headers }) => headers.get('x-jwt-token'))).toEqual(['voucher-token', null]);
});

it('passes on the started payment, and the signed payload byte for byte', async () => {
  const about = { reference: REFERENCE, toPayInCent: 80_00 };
  expect(await byCard(cardBegun)).toEqual(
    done({ answer: about, payment: { paymentId: 's-chg-1', challenge: 'https://b/3ds' } }),
  );
  expect(await byCard(() => json({ ...BEGUN, payment: { chargeId: 's-chg-1' } }))).toMatchObject({
    value: { payment: { challenge: null } },
  });
  expect(await byWallet(walletBegun)).toEqual(
    done({ answer: about, payment: { ...WALLET, signature: 'signed', algorithm: null } }),
  );
});

it('maps rejected amounts to a changed order', async () => {
  const refused = () => problem(422, ['STDx1']);
  for (const answer of [await byCard(refused), await byWallet(refused)])
    expect(answer).toMatchObject({ fault: { kind: 'order-changed', code: 'STDx1' } });
});

it.each([
  ['PAYx1', 422, 'payment-failed'],
  ['CHGx1', 409, 'charge-under-way'],
  ['STDx6', 401, 'session-expired'],
])('maps the refusal: %s', async (code, status, kind) => {
  expect(await byCard(() => problem(status, [code]))).toMatchObject({ fault: { kind } });
});

it('leaves the money state open after a card payment failed without naming it', async () => {
  expect(await byCard(() => problem(500, []))).toMatchObject({ fault: { moneyState: 'unknown' } });
  expect(await byCard(networkError)).toMatchObject({ fault: { kind: 'offline' } });
});

it.each([
  ['no amount', { ...BEGUN, toPayInCent: undefined }],
  ['no payment', { ...BEGUN, payment: null }],
  ['a payment of another provider', { ...BEGUN, payment: WALLET }],
])('rejects an answer with %s', async (_what, body) => {
  expect(await byCard(() => json({ payment: { chargeId: 'x' }, ...body }))).toMatchObject({
    fault: { kind: 'unreadable-answer' },
  });
});
