import { expect, it } from 'vitest';
import { paidOrder, redemptionOf, WANTED, withShortQuote } from './difference.ts';
import { check, decide, stateOf, wish } from './paying.ts';
import { ADA, order, outboxOf, redeem } from './shopping.ts';
import { codeOf, Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

const WITH_VOUCHERS = { ...ADA, orderPrepaidVouchers: true, orderPrepaidVouchersConfirmation: true };

/** A redemption with which rechargeable vouchers are ordered. */
async function ordered(language = 'de') {
  const short = await withShortQuote(new Visitor(), WANTED);
  const { visitor, token, quoteId } = short;
  const body = order(quoteId, { customer: WITH_VOUCHERS });
  return { short, visitor, ...(await redeem(visitor, body, { token, language })) };
}

/** The serial numbers that the newest mail names. */
async function mailedSerials(visitor: Visitor): Promise<string[]> {
  const [mail] = await outboxOf(visitor);
  return mail?.text.match(/\b900\d{6}\b/g) ?? [];
}

it('sends three empty vouchers that can be topped up, under an order number of their own', async () => {
  const { visitor, body } = await ordered();
  const { orderNumber } = body.prepaidOrder ?? {};
  expect(body.prepaidOrder).toEqual({
    orderNumber: expect.stringMatching(/^[1-9]{9}$/) as string,
    quantity: 3,
    state: 'ORDERED',
  });
  expect(orderNumber).not.toBe(body.orderNumber);
  const serials = await mailedSerials(visitor);
  expect(serials).toHaveLength(3);
  for (const serial of serials)
    expect((await check(visitor, serial)).body).toMatchObject({ currentInCent: 0, chargeable: true });
});

it.each(['de', 'en', 'fr', 'it', 'nl'])('says so in the mail in %s', async (language) => {
  const { visitor, body } = await ordered(language);
  const [mail] = await outboxOf(visitor);
  expect(mail?.text).toContain(body.prepaidOrder?.orderNumber);
  expect(mail?.text).not.toMatch(/[{}]/);
});

it('finds the order under its own number', async () => {
  const { visitor, body } = await ordered();
  const asked = { orderNumber: body.prepaidOrder?.orderNumber, email: ADA.email, captcha: visitor.captcha() };
  const found = await visitor.post<Wire['OrderStatus']>('/api/v2/order/status', asked);
  expect(found.body).toMatchObject({ orderNumber: asked.orderNumber, status: 'COMPLETED' });
});

it('cancels the order with a redemption that is returned, and with it the empty vouchers', async () => {
  const { visitor, short } = await ordered();
  const [serial = ''] = await mailedSerials(visitor);
  await visitor.post(`/sandbox/orders/${short.quoteId}/fail`, {});
  expect((await redemptionOf(short)).prepaidOrder?.state).toBe('CANCELLED');
  expect(codeOf(await check(visitor, serial))).toBe('CHGx3');
});

it('orders nothing before a difference is paid, and nothing where it is not', async () => {
  const short = await withShortQuote(new Visitor());
  const { visitor, token, quoteId } = short;
  const payment = wish('amazon-pay');
  const customer = { ...WITH_VOUCHERS, paymentRequired: true };
  const { body } = await redeem(visitor, paidOrder(quoteId, payment, { customer }), { token });
  expect(body).not.toHaveProperty('prepaidOrder');
  const { body: listed } = await visitor.get<{ page?: string }[]>('/sandbox/payments');
  await decide(visitor, listed[0]?.page?.split('=')[1] ?? '', 'decline');
  expect((await stateOf(visitor, payment.reference)).state).toBe('failed');
  expect((await redemptionOf(short)).prepaidOrder?.state).toBe('CANCELLED');
  expect(await outboxOf(visitor)).toEqual([]);
});

it.each([
  [{ orderPrepaidVouchers: true }, 422, '/customer/orderPrepaidVouchersConfirmation'],
  [{ useRecharge: true }, 400, '/customer/prepaidEndAmount'],
  [{ useRecharge: true, prepaidEndAmount: 0 }, 422, '/customer/prepaidEndAmount'],
  [{ useRecharge: true, prepaidEndAmount: 'all' }, 400, '/customer/prepaidEndAmount'],
])('refuses %j', async (wishes, status, pointer) => {
  const { visitor, token, quoteId } = await withShortQuote(new Visitor(), WANTED);
  const customer = { ...ADA, ...wishes };
  const answer = await redeem(visitor, order(quoteId, { customer }), { token });
  expect([answer.status, answer.body.errors[0]?.pointer]).toEqual([status, pointer]);
});

it('says in the mail to what the card shall be topped up again, and where', async () => {
  const { visitor, token, quoteId } = await withShortQuote(new Visitor(), WANTED);
  const customer = { ...ADA, useRecharge: true, prepaidEndAmount: 5000 };
  await redeem(visitor, order(quoteId, { customer }), { token });
  const [mail] = await outboxOf(visitor);
  expect(mail?.text).toContain('50.00 EUR');
  expect(mail?.text).toContain('http://de.localhost:3000/prepaid');
});
