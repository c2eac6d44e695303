import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { OrderNumber } from '#domain/orderStatus/order.ts';
import { HttpEmailApi } from '#infrastructure/api/emailApi.ts';
import { HttpOrderApi } from '#infrastructure/api/orderApi.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { aRedemptionId, aStatusToken } from '#tests/data/redemption.ts';
import { aBackend, anApi, answering, json, problem, seen } from './backend.ts';

const backend = aBackend();
const api = () => anApi({ voucherToken: () => 'a.b.c' });

function ask(answer: () => Response) {
  backend.use(answering('post', '/v2/order/status', answer));
  const question = { orderNumber: '4829' as OrderNumber, email: aCustomer().email, captcha: 'passed' };
  return new HttpOrderApi(api()).status(question);
}

function correct(answer: () => Response) {
  backend.use(answering('post', `/v2/redeem/email/${aRedemptionId}`, answer));
  return new HttpEmailApi(api()).correct(aRedemptionId, aStatusToken, aCustomer().email);
}

const wire = {
  orderNumber: '4829',
  status: 'ON_HOLD',
  timeline: [{ state: 'ON_HOLD', at: '2026-11-21T10:00:00Z' }],
};

it('requests the order status without number or address in the path', async () => {
  const holdUntil = '2026-11-28T10:00:00Z';
  const delivery = { state: 'PENDING', kind: 'EMAIL' };
  expect(await ask(() => json({ ...wire, delivery, holdUntil }))).toEqual(
    done({
      orderNumber: '4829',
      status: 'ON_HOLD',
      timeline: [{ state: 'ON_HOLD', at: Date.parse('2026-11-21T10:00:00Z'), text: null }],
      delivery: { ...delivery, promisedBy: null },
      holdUntil: Date.parse(holdUntil),
    }),
  );
  expect(seen[0]?.url).not.toContain('4829');
  expect(await seen[0]?.json()).toEqual({
    orderNumber: '4829',
    email: aCustomer().email,
    captcha: 'passed',
  });
  expect(seen[0]?.headers.get('x-jwt-token')).toBeNull();
});

it('parses an order without a delivery', async () => {
  expect(await ask(() => json(wire))).toMatchObject({ ok: true, value: { delivery: null, holdUntil: null } });
});

it.each([
  [404, 'ORDx1', 'order-not-found'],
  [503, 'ORDx2', 'order-undeterminable'],
  [400, 'CAPx1', 'captcha-invalid'],
])('%i with %s is %s', async (status, code, kind) => {
  expect(await ask(() => problem(status, [code]))).toMatchObject({ ok: false, fault: { kind, code } });
});

it('rejects an unknown status', async () => {
  expect(await ask(() => json({ ...wire, status: 'SHIPPED' }))).toMatchObject({
    fault: { kind: 'unreadable-answer' },
  });
});

it('corrects an address with the status token', async () => {
  const answer = await correct(() => json({ state: 'SENT', kind: 'EMAIL' }));
  expect(answer).toEqual(done({ state: 'SENT', kind: 'EMAIL', promisedBy: null }));
  expect(seen[0]?.headers.get('x-jwt-token')).toBe(aStatusToken);
  expect(await seen[0]?.json()).toEqual({ email: aCustomer().email });
});

it('reports that a code was revealed', async () => {
  expect(await correct(() => problem(409, ['RDMx5'], { moneyState: 'spent' }))).toEqual(
    refusal('code-revealed', { code: 'RDMx5', moneyState: 'spent' }),
  );
});
