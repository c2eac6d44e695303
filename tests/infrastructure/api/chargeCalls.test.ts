import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { UNREADABLE } from '#domain/core/unreadable.ts';
import type { CardTypeId } from '#domain/payment/payment.ts';
import { HttpPaymentGateway } from '#infrastructure/api/paymentGateway.ts';
import { aPendingCharge } from '#tests/data/charge.ts';
import { aBackend, anApi, answering, html, json, networkError, problem } from './backend.ts';
import { UNRECEIVED } from './unreceived.ts';

const backend = aBackend();
// A voucher is in use, too: its permission must not be taken for that of the top-up.
const api = () => new HttpPaymentGateway(anApi({ voucherToken: () => 'voucher-token' }));

const ORDER = aPendingCharge();
const { reference, key, finalizeKey } = ORDER.payment;
const RETURN_URL = `https://a.example/payment/unzer-return?reference=${reference}`;
const TYPE = 's-crd-1' as CardTypeId;

const wireWallet = {
  merchantId: 'M-1',
  productType: 'PayOnly',
  payload: '{"b": 1,  "a":2}',
  buttonSignature: 'signed',
  publicKeyId: 'SANDBOX-1',
};

function beginWallet(answer: () => Response, seen: Request[] = []) {
  backend.use(answering('post', '/v2/voucher/charge/init/amazon-pay', answer, seen));
  const order = { ...ORDER, payment: { ...ORDER.payment, provider: 'wallet' } } as const;
  return api().beginWallet({ kind: 'charge', order, beside: null }, RETURN_URL);
}

function beginCard(answer: () => Response, seen: Request[] = []) {
  backend.use(answering('post', '/v2/voucher/charge/init/unzer', answer, seen));
  const order = { kind: 'charge', order: ORDER, beside: null } as const;
  return api().beginCard(order, { typeId: TYPE, returnUrl: RETURN_URL });
}

function finalize(answer: () => Response, seen: Request[] = [], provider: 'wallet' | 'card' = 'card') {
  const path = provider === 'card' ? 'unzer' : 'amazon-pay';
  backend.use(answering('post', `/v2/voucher/charge/finalize/${path}`, answer, seen));
  return api().finalize('charge', { ...ORDER, payment: { ...ORDER.payment, provider } }, 'id-1');
}

it('starts a payment with the top-up’s token, its idempotency key, and the contract’s field names', async () => {
  const seen: Request[] = [];
  await beginCard(() => json({ chargeId: 's-chg-1' }), seen);
  await beginWallet(() => json(wireWallet), seen);
  for (const { headers } of seen) {
    expect(headers.get('x-jwt-token')).toBe('charge-token');
    expect(headers.get('Idempotency-Key')).toBe(key);
  }
  const wallet = { amount: 25_00, currency: 'EUR', returnUrl: RETURN_URL, reference };
  expect(await Promise.all(seen.map((request) => request.json()))).toEqual([
    { ...wallet, typeId: TYPE },
    wallet,
  ]);
});

it('passes on the payload signed by the backend, byte for byte', async () => {
  expect(await beginWallet(() => json(wireWallet))).toEqual(
    done({
      answer: null,
      payment: {
        merchantId: 'M-1',
        productType: 'PayOnly',
        payload: '{"b": 1,  "a":2}',
        signature: 'signed',
        algorithm: null,
        publicKeyId: 'SANDBOX-1',
      },
    }),
  );
});

it.each([
  ['AMZN-PAY-RSASSA-PSS-V2', 'AMZN-PAY-RSASSA-PSS-V2'],
  [undefined, null],
  [null, null],
])('passes the algorithm %s of the signature on as %s', async (algorithm, read) => {
  const answer = await beginWallet(() => json({ ...wireWallet, algorithm }));
  expect(answer).toMatchObject({ ok: true, value: { payment: { algorithm: read } } });
});

it.each([
  ['an unknown algorithm', { ...wireWallet, algorithm: 'AMZN-PAY-RSASSA-PSS-V3' }],
  ['a payload that is no string', { ...wireWallet, payload: { a: 2 } }],
  ['another kind of product', { ...wireWallet, productType: 'Evil' }],
  ['no signature', { ...wireWallet, buttonSignature: undefined }],
  ['an empty merchant', { ...wireWallet, merchantId: '' }],
  ['a list', []],
  ['nothing', null],
])('rejects a signed answer with %s', async (_name, body) => {
  expect(await beginWallet(() => json(body))).toEqual(refused({ kind: 'unreadable-answer' }));
});

it('starts a card payment with and without a challenge of the bank', async () => {
  expect(await beginCard(() => json({ chargeId: 'c', more: 1 }))).toEqual(
    done({ answer: null, payment: { paymentId: 'c', challenge: null } }),
  );
  expect(await beginCard(() => json({ chargeId: 'c', redirectUrl: 'https://pay.unzer.com/1' }))).toEqual(
    done({ answer: null, payment: { paymentId: 'c', challenge: 'https://pay.unzer.com/1' } }),
  );
});

it.each([{}, { chargeId: '' }, { chargeId: 7.5 }, { chargeId: 'c', redirectUrl: 7 }, 'c', null])(
  'rejects the started card payment %j',
  async (body) => {
    expect(await beginCard(() => json(body))).toEqual(refused({ kind: 'unreadable-answer' }));
  },
);

it('leaves the card payment open if the server fails, or if no answer arrives', async () => {
  expect(await beginCard(() => html(502))).toMatchObject({
    fault: { moneyState: 'unknown' },
  });
  expect(await beginCard(networkError)).toMatchObject({ fault: { kind: 'offline' } });
});

it('accepts a refusal that names the money state', async () => {
  expect(await beginCard(() => problem(422, ['PAYx1'], { moneyState: 'untouched' }))).toMatchObject({
    fault: { kind: 'payment-failed', code: 'PAYx1', moneyState: 'untouched' },
  });
});

it('finalizes the payment by the id of the provider', async () => {
  const seen: Request[] = [];
  const wire = { state: 'received', chargedInCent: 25_00, balanceInCent: 65_00, orderNumber: '4711' };
  expect(await finalize(() => json(wire), seen)).toEqual(
    done({ chargedInCent: 25_00, balanceInCent: 65_00, orderNumber: '4711' }),
  );
  await finalize(() => json(wire), seen, 'wallet');
  expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([finalizeKey, finalizeKey]);
  expect(await Promise.all(seen.map((request) => request.json()))).toEqual([
    { chargeId: 'id-1' },
    { amazonCheckoutSessionId: 'id-1' },
  ]);
});

it.each(UNRECEIVED)('reports "received" only for that state: %j', async (body, fault) => {
  expect(await finalize(() => json(body))).toEqual(refused(fault));
});

it('keeps a receipt from a balance and a number that are none', async () => {
  expect(await finalize(() => json({ state: 'received', balanceInCent: -1, orderNumber: '' }))).toEqual(
    done({ chargedInCent: null, balanceInCent: null, orderNumber: null }),
  );
});

it.each(['25', '2500', 25.5, -1, {}])(
  'keeps that the money was received if the amount cannot be read: %j',
  async (chargedInCent) => {
    expect(await finalize(() => json({ state: 'received', chargedInCent }))).toEqual(
      done({ chargedInCent: UNREADABLE, balanceInCent: null, orderNumber: null }),
    );
  },
);

it('leaves the money state open if the server fails without naming it', async () => {
  expect(await finalize(() => problem(500, []))).toMatchObject({ fault: { moneyState: 'unknown' } });
});

it('treats a refused call as no statement about the payment', async () => {
  const fault = { moneyState: 'unknown' };
  for (const status of [401, 404, 409, 422]) {
    expect(await finalize(() => problem(status, ['PAYx1'], { moneyState: 'untouched' }))).toMatchObject({
      fault,
    });
  }
});
