import { expect, it } from 'vitest';
import { bundle, orderVouchers } from './ordering.ts';
import { finalizePayment, FRICTIONLESS, idOf, wish } from './paying.ts';
import { ADA, outboxOf } from './shopping.ts';
import { NOW, Visitor, type Wire, codeOf } from './visitor.ts';

/** An order of vouchers that was paid by card. */
async function paid() {
  const visitor = new Visitor();
  const payment = wish('unzer', { typeId: FRICTIONLESS });
  const { body } = await orderVouchers(visitor, bundle({ payment }));
  const outcome = await finalizePayment(visitor, payment, await idOf(visitor, body.payment));
  return { visitor, orderNumber: outcome.body.orderNumber };
}

it('lets codes of a Saturday be used from Monday on, by the clock of the site', async () => {
  const { visitor } = await paid();
  const [mail] = await outboxOf(visitor);
  expect(mail?.text).toContain('23. November 2026 um 00:00');
  const [, code = ''] = /^\d{9}: (\w{9})$/m.exec(mail?.text ?? '') ?? [];
  const early = await visitor.enter(code);
  expect([codeOf(early), early.body.availableAt]).toEqual(['VCRx51', '2026-11-22T23:00:00Z']);
  await visitor.post('/sandbox/clock', { now: NOW + 35 * 3_600_000 });
  expect((await visitor.enter(code)).status).toBe(200);
});

it('tells who knows its number and address how the order stands, once it is paid', async () => {
  const { visitor, orderNumber } = await paid();
  const ask = (email: string) =>
    visitor.post<Wire['OrderStatus']>('/api/v2/order/status', {
      orderNumber,
      email,
      captcha: visitor.captcha(),
    });
  expect((await ask(ADA.email)).body).toMatchObject({
    orderNumber,
    status: 'COMPLETED',
    delivery: { state: 'SENT', kind: 'EMAIL' },
  });
  expect((await ask('other@mail.example')).status).toBe(404);
});
