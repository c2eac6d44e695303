import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { HttpPaymentGateway } from '#infrastructure/api/paymentGateway.ts';
import { aPayment } from '#tests/data/payment.ts';
import { aPendingVoucherOrder } from '#tests/data/voucherOrder.ts';
import { aBackend, anApi, answering, json, problem } from './backend.ts';
import { UNRECEIVED } from './unreceived.ts';

const backend = aBackend();
// A voucher is in use, too: no permission goes with the question.
const api = () => new HttpPaymentGateway(anApi({ voucherToken: () => 'voucher-token' }));

const { reference: REFERENCE, finalizeKey: FINALIZE_KEY } = aPayment();

function state(answer: () => Response, seen: Request[] = []) {
  backend.use(answering('post', '/v2/payment/state', answer, seen));
  return api().state(REFERENCE);
}

it('requests the state of a payment without a token', async () => {
  const seen: Request[] = [];
  expect(await state(() => json({ state: 'received', orderNumber: '4711' }), seen)).toEqual(
    done({ state: 'received', isAwaited: false, orderNumber: '4711' }),
  );
  expect(seen[0]?.headers.has('x-jwt-token')).toBe(false);
  expect(await seen[0]?.json()).toEqual({ reference: REFERENCE });
});

it('reports that a payment awaits its payer', async () => {
  expect(await state(() => json({ state: 'processing', reason: 'awaiting-holder' }))).toEqual(
    done({ state: 'processing', isAwaited: true, orderNumber: null }),
  );
});

it.each([{ state: 'PAID' }, {}, null, 'received'])('rejects the payment state %j', async (body) => {
  expect(await state(() => json(body))).toEqual(refused({ kind: 'unreadable-answer' }));
});

function finalize(answer: () => Response, seen: Request[] = [], provider: 'wallet' | 'card' = 'card') {
  backend.use(answering('post', '/v2/payment/finalize', answer, seen));
  return api().finalize('voucher-order', aPendingVoucherOrder({ payment: aPayment({ provider }) }), 'id-1');
}

it('finalizes the payment by reference and id, under its key and without a token', async () => {
  const seen: Request[] = [];
  expect(await finalize(() => json({ state: 'received', orderNumber: '4711' }), seen)).toEqual(
    done({ orderNumber: '4711' }),
  );
  await finalize(() => json({ state: 'received' }), seen, 'wallet');
  expect(await Promise.all(seen.map((request) => request.json()))).toEqual([
    { reference: REFERENCE, chargeId: 'id-1' },
    { reference: REFERENCE, amazonCheckoutSessionId: 'id-1' },
  ]);
  for (const { headers } of seen) {
    expect(headers.get('Idempotency-Key')).toBe(FINALIZE_KEY);
    expect(headers.has('x-jwt-token')).toBe(false);
  }
});

it.each(UNRECEIVED)('reports "received" only for that state: %j', async (body, fault) => {
  expect(await finalize(() => json(body))).toEqual(refused(fault));
});

it.each([401, 404, 409, 500])(
  'treats a refused call as no statement about the payment: %i',
  async (status) => {
    expect(await finalize(() => problem(status, ['PAYx1'], { moneyState: 'untouched' }))).toMatchObject({
      fault: { moneyState: 'unknown' },
    });
  },
);
