import { expect, it } from 'vitest';
import { COVERED, withShortQuote } from './difference.ts';
import { begunOrder, bundle, orderVouchers, promotion } from './ordering.ts';
import {
  balanceOf,
  check,
  decide,
  DECLINED,
  finalizePayment,
  FRICTIONLESS,
  stateOf,
  wish,
} from './paying.ts';
import { ADA, ADDRESS, outboxOf } from './shopping.ts';
import { codeOf, NOW, Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

const AT_ONCE = wish('unzer', { typeId: FRICTIONLESS });
const later = (visitor: Visitor, seconds: number) =>
  visitor.post('/sandbox/clock', { now: NOW + seconds * 1000 });
const ledgerOf = async (visitor: Visitor) => (await visitor.get<object[]>('/sandbox/ledger')).body;
const offersOf = (visitor: Visitor, country: string) =>
  visitor.get<Wire['VoucherOffers']>(`/api/v2/voucher/charge/offers/${country}`);

/** The vouchers that the newest mail names: serial number and code of each. */
async function mailed(visitor: Visitor) {
  const [mail] = await outboxOf(visitor);
  const lines = [...(mail?.text.matchAll(/^(\d{9}): (\w{9})$/gm) ?? [])];
  return lines.map(([, serialNumber = '', code = '']) => ({ serialNumber, code }));
}

it.each([
  ['DE', 'EUR', true],
  ['CH', 'CHF', true],
  ['GB', 'GBP', true],
  ['IT', 'EUR', false],
])('makes the offers of %s in %s', async (country, currency, charges) => {
  const { body } = await offersOf(new Visitor(), country);
  expect(body.currency).toBe(currency);
  expect([body.starterBundle?.quantity, body.promotion?.exchange]).toEqual(
    charges ? [3, true] : [undefined, undefined],
  );
});

it('knows no offers of a country that it does not know', async () => {
  expect((await offersOf(new Visitor(), 'XX')).status).toBe(404);
});

it.each(['amazon-pay', 'unzer'] as const)(
  '%s: makes the vouchers when they are paid, not before',
  async (provider) => {
    const visitor = new Visitor();
    const order = await begunOrder(visitor, bundle({ payment: wish(provider) }));
    const { reference } = order.payment;
    expect([order.status, order.body]).toMatchObject([
      201,
      { reference, status: 'PAYMENT_PENDING', toPayInCent: 7500 },
    ]);
    await decide(visitor, order.id, 'approve');
    expect(await outboxOf(visitor)).toEqual([]);
    const { body } = await finalizePayment(visitor, order.payment, order.id);
    expect(body).toEqual({ state: 'received', orderNumber: expect.stringMatching(/^[1-9]{9}$/) as string });
    const vouchers = await mailed(visitor);
    expect(vouchers).toHaveLength(3);
    for (const { serialNumber } of vouchers)
      expect((await check(visitor, serialNumber)).body).toMatchObject({
        currentInCent: 2750,
        chargeable: true,
      });
  },
);

it('books what was paid, what was given for it, and what came on top for nothing', async () => {
  const visitor = new Visitor();
  const { id, payment } = await begunOrder(visitor, bundle({ payment: AT_ONCE }));
  const { body } = await finalizePayment(visitor, payment, id);
  const line = { orderNumber: body.orderNumber, reference: payment.reference, currency: 'EUR' };
  expect(await ledgerOf(visitor)).toMatchObject([
    { ...line, kind: 'payment', amountInCent: 7500 },
    { ...line, kind: 'order', amountInCent: 7500 },
    { ...line, kind: 'bonus', amountInCent: 750 },
  ]);
});

it('lets codes of a Saturday be used from Monday on, by the clock of the site', async () => {
  const visitor = new Visitor();
  const { id, payment } = await begunOrder(visitor, bundle({ payment: AT_ONCE }));
  await finalizePayment(visitor, payment, id);
  const [mail] = await outboxOf(visitor);
  expect(mail?.text).toContain('23. November 2026 um 00:00');
  const [voucher] = await mailed(visitor);
  const early = await visitor.enter(voucher?.code ?? '');
  expect([codeOf(early), early.body.availableAt]).toEqual(['VCRx51', '2026-11-22T23:00:00Z']);
  await later(visitor, 35 * 3600);
  expect((await visitor.enter(voucher?.code ?? '')).status).toBe(200);
});

it('takes what is exchanged off the voucher when the rest is paid', async () => {
  const short = await withShortQuote(new Visitor());
  const { visitor, token, voucher } = short;
  const body = promotion({ exchangedInCent: COVERED });
  const order = await begunOrder(visitor, body, { token });
  expect(order.body.toPayInCent).toBe(10_000 - COVERED);
  expect(await balanceOf(visitor, voucher.serialNumber)).toBe(COVERED);
  await decide(visitor, order.id, 'approve');
  await finalizePayment(visitor, order.payment, order.id);
  expect(await balanceOf(visitor, voucher.serialNumber)).toBe(0);
  expect(await ledgerOf(visitor)).toMatchObject([
    { kind: 'payment', amountInCent: 10_000 - COVERED },
    { kind: 'order', amountInCent: 10_000 - COVERED },
    { kind: 'exchange', amountInCent: COVERED, serialNumber: voucher.serialNumber },
    { kind: 'bonus', amountInCent: 1000 },
  ]);
});

it('voids the payment where the voucher no longer has what was to be exchanged', async () => {
  const short = await withShortQuote(new Visitor());
  const { visitor, token, voucher } = short;
  const order = await begunOrder(visitor, promotion({ exchangedInCent: COVERED, payment: AT_ONCE }), {
    token,
  });
  const gift = { donationId: crypto.randomUUID(), organisationId: '11', valueInCent: 1, receipt: false };
  const given = { ...gift, customer: ADA, confirmations: { notesRead: true } };
  await visitor.post('/api/v2/donation', given, { token, key: crypto.randomUUID() });
  const closed = await finalizePayment(visitor, order.payment, order.id);
  expect(closed.body).toEqual({ state: 'failed', reason: 'cancelled' });
  expect(await balanceOf(visitor, voucher.serialNumber)).toBe(COVERED - 1);
  expect(await ledgerOf(visitor)).toEqual([]);
});

it.each(['decline', 'cancel'])('makes nothing after "%s"', async (decision) => {
  const visitor = new Visitor();
  const order = await begunOrder(visitor, bundle());
  await decide(visitor, order.id, decision);
  expect((await finalizePayment(visitor, order.payment, order.id)).body.state).toBe('failed');
  expect([await outboxOf(visitor), await ledgerOf(visitor)]).toEqual([[], []]);
});

it('remembers a declined card as failed', async () => {
  const visitor = new Visitor();
  const payment = wish('unzer', { typeId: DECLINED });
  expect(codeOf(await orderVouchers(visitor, bundle({ payment })))).toBe('PAYx1');
  expect((await stateOf(visitor, payment.reference)).state).toBe('failed');
});

it.each([
  ['de', 'aufladbaren Gutscheine'],
  ['en', 'rechargeable vouchers'],
  ['fr', 'bons rechargeables'],
  ['it', 'buoni ricaricabili'],
  ['nl', 'oplaadbare bonnen'],
])('mails the vouchers in %s, with what was paid and exchanged', async (language, words) => {
  const { visitor, token } = await withShortQuote(new Visitor());
  const body = promotion({ exchangedInCent: COVERED, payment: AT_ONCE });
  const order = await begunOrder(visitor, body, { token, language });
  await finalizePayment(visitor, order.payment, order.id);
  const [mail] = await outboxOf(visitor);
  expect(mail?.to).toBe(ADA.email);
  for (const said of [words, '93.00 EUR', '7.00 EUR', '55.00 EUR']) expect(mail?.text).toContain(said);
  expect(mail?.text).not.toMatch(/[{}]/);
});

it('tells who knows its number and address how the order stands, once it is paid', async () => {
  const visitor = new Visitor();
  const { id, payment } = await begunOrder(visitor, bundle({ payment: AT_ONCE }));
  const { body } = await finalizePayment(visitor, payment, id);
  const ask = (email: string) =>
    visitor.post<Wire['OrderStatus']>('/api/v2/order/status', {
      orderNumber: body.orderNumber,
      email,
      captcha: visitor.captcha(),
    });
  expect((await ask(ADA.email)).body).toMatchObject({
    orderNumber: body.orderNumber,
    status: 'COMPLETED',
    delivery: { state: 'SENT', kind: 'EMAIL' },
  });
  expect((await ask('other@mail.example')).status).toBe(404);
});

it.each([
  [bundle({ kind: 'GIFT' as 'PROMOTION' }), '/kind'],
  [bundle({ quantity: 2 }), '/quantity'],
  [bundle({ valueInCent: 5000 }), '/valueInCent'],
  [bundle({ bonusInCent: 2500 }), '/bonusInCent'],
  [bundle({ exchangedInCent: 100 }), '/exchangedInCent'],
  [bundle({ currency: 'CHF' }), '/currency'],
  [promotion({ quantity: 0 }), '/quantity'],
  [promotion({ quantity: 21 }), '/quantity'],
  [promotion({ valueInCent: 5001 }), '/valueInCent'],
  [promotion({ bonusInCent: 501 }), '/bonusInCent'],
  [promotion({ exchangedInCent: -1 }), '/exchangedInCent'],
  [promotion({ exchangedInCent: 10_000 }), '/exchangedInCent'],
  [promotion({ exchangedInCent: COVERED + 1 }), '/exchangedInCent'],
  [bundle({ customer: ADA }), '/customer/street'],
  [bundle({ payment: { ...wish('unzer'), returnUrl: 'https://elsewhere.example/' } }), '/payment/returnUrl'],
])('refuses an order by the field that does not fit (%#)', async (body, pointer) => {
  const { visitor, token } = await withShortQuote(new Visitor());
  const answer = await orderVouchers(visitor, body, { token });
  expect(answer.body.errors[0]?.pointer).toBe(pointer);
  expect([400, 422]).toContain(answer.status);
});

it('sells nothing on a site that offers nothing', async () => {
  const payment = wish('unzer', { site: 'it' });
  const answer = await orderVouchers(new Visitor(), bundle({ payment }), { site: 'it' });
  expect([answer.status, answer.body.errors[0]?.pointer]).toEqual([422, '/kind']);
});

it('exchanges the value of a voucher for who has its token only, and for no other site’s', async () => {
  const visitor = new Visitor();
  const body = promotion({ exchangedInCent: 100 });
  expect(codeOf(await orderVouchers(visitor, body))).toBe('STDx6');
  const token = await visitor.tokenOf('spendable', 'at');
  const { body: refused } = await orderVouchers(visitor, body, { token });
  expect(refused.errors[0]?.pointer).toBe('/exchangedInCent');
  expect((await orderVouchers(visitor, { ...body, customer: { ...ADA, ...ADDRESS } })).status).toBe(401);
});

it('waits for a payment of the voucher that may still succeed, and ends the others', async () => {
  const { visitor, token } = await withShortQuote(new Visitor());
  const first = await begunOrder(visitor, promotion({ exchangedInCent: 100 }), { token });
  await begunOrder(visitor, promotion({ exchangedInCent: 100, payment: AT_ONCE }), { token });
  expect(await stateOf(visitor, first.payment.reference)).toMatchObject({ state: 'cancelled' });
  const third = await orderVouchers(visitor, promotion({ exchangedInCent: 100 }), { token });
  expect([codeOf(third), third.body.moneyState]).toEqual(['CHGx1', 'reserved']);
  expect((await orderVouchers(visitor, bundle())).status).toBe(201);
});

it('takes one order for a key, and answers a repeat as at first', async () => {
  const visitor = new Visitor();
  const key = crypto.randomUUID();
  const first = await orderVouchers(visitor, bundle({ payment: AT_ONCE }), { key });
  expect((await orderVouchers(visitor, bundle({ payment: AT_ONCE }), { key })).body).toEqual(first.body);
  expect((await orderVouchers(visitor, bundle(), { key })).status).toBe(422);
});

it('says on the provider’s page and on the sandbox’s what the payment is for', async () => {
  const { visitor, token } = await withShortQuote(new Visitor());
  const { id } = await begunOrder(visitor, promotion({ exchangedInCent: COVERED }), { token });
  for (const path of ['/sandbox', `/sandbox/pay/card?charge=${id}`])
    expect(await (await visitor.fetch('GET', path)).text()).toContain('2 new vouchers of EUR 50.00');
});
