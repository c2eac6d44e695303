import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { HttpPaymentDesk } from '#infrastructure/api/paymentDesk.ts';
import { aPayment } from '#tests/data/payment.ts';
import { aBackend, anApi, answering, json } from './backend.ts';

const backend = aBackend();
// A voucher is in use, too: no permission goes with the question.
const desk = () => new HttpPaymentDesk(anApi({ voucherToken: () => 'voucher-token' }));

const { reference: REFERENCE } = aPayment();

function state(answer: () => Response, seen: Request[] = []) {
  backend.use(answering('post', '/v2/payment/state', answer, seen));
  return desk().state(REFERENCE);
}

it('asks how a payment stands without any permission', async () => {
  const seen: Request[] = [];
  expect(await state(() => json({ state: 'received', orderNumber: '4711' }), seen)).toEqual(
    done({ state: 'received', isAwaited: false, orderNumber: '4711' }),
  );
  expect(seen[0]?.headers.has('x-jwt-token')).toBe(false);
  expect(await seen[0]?.json()).toEqual({ reference: REFERENCE });
});

it('knows a payment that nobody has made yet', async () => {
  expect(await state(() => json({ state: 'processing', reason: 'awaiting-holder' }))).toEqual(
    done({ state: 'processing', isAwaited: true, orderNumber: null }),
  );
});

it.each([{ state: 'PAID' }, {}, null, 'received'])('cannot read a standing like this: %j', async (body) => {
  expect(await state(() => json(body))).toEqual(refused({ kind: 'unreadable-answer' }));
});
