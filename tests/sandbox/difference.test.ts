import { expect, it } from 'vitest';
import { COVERED, paidOrder, pending, redemptionOf, TO_PAY, WANTED, withShortQuote } from './difference.ts';
import { balanceOf, decide, DECLINED, finalizePayment, FRICTIONLESS, stateOf, wish } from './paying.ts';
import { ADA, buy, outboxOf, quote, redeem } from './shopping.ts';
import { codeOf, NOW, Visitor } from './visitor.ts';

const later = (visitor: Visitor, seconds: number) =>
  visitor.post('/sandbox/clock', { now: NOW + seconds * 1000 });
const ledgerOf = async (visitor: Visitor) => (await visitor.get<object[]>('/sandbox/ledger')).body;

it('quotes what the voucher covers and what has to be paid besides', async () => {
  const { visitor, token, shopId } = await withShortQuote(new Visitor());
  const { body } = await quote(visitor, token, [{ shopId, valueInCent: WANTED }]);
  expect(body).toMatchObject({
    balanceInCent: COVERED,
    coveredInCent: COVERED,
    toPayInCent: TO_PAY,
    remainingInCent: 0,
  });
});

it('quotes the whole price to a voucher on which nothing is left', async () => {
  const { visitor, token, shopId } = await withShortQuote(new Visitor(), WANTED);
  await buy(visitor, token, { shopId, valueInCent: WANTED });
  const { status, body } = await quote(visitor, token, [{ shopId, valueInCent: WANTED }]);
  expect([status, body.coveredInCent, body.toPayInCent]).toEqual([200, 0, WANTED]);
});

it.each(['amazon-pay', 'unzer'] as const)(
  '%s: moves nothing before the payment is received',
  async (provider) => {
    const short = await withShortQuote(new Visitor());
    const { visitor, voucher } = short;
    const { status, body, id, payment: wanted } = await pending(short, provider);
    expect([status, body.status, body.remainingBalanceInCent]).toEqual([201, 'PAYMENT_PENDING', COVERED]);
    expect(body.delivery).toEqual({ state: 'PENDING', kind: 'EMAIL' });
    await decide(visitor, id, 'approve');
    expect(await balanceOf(visitor, voucher.serialNumber)).toBe(COVERED);
    expect(await outboxOf(visitor)).toEqual([]);
    const closed = await finalizePayment(visitor, wanted, id);
    expect(closed.body).toEqual({ state: 'received', orderNumber: body.orderNumber });
    expect(await redemptionOf(short)).toMatchObject({ status: 'COMPLETED', remainingBalanceInCent: 0 });
    expect(await balanceOf(visitor, voucher.serialNumber)).toBe(0);
    const line = { orderNumber: body.orderNumber, reference: wanted.reference, amountInCent: TO_PAY };
    expect(await ledgerOf(visitor)).toMatchObject([
      { kind: 'payment', ...line },
      { kind: 'redemption', ...line },
    ]);
  },
);

it('tells in its timeline when it was paid, and shows what the payment needs once only', async () => {
  const short = await withShortQuote(new Visitor());
  const { id } = await pending(short);
  expect(await redemptionOf(short)).not.toHaveProperty('payment');
  await later(short.visitor, 60);
  await decide(short.visitor, id, 'approve');
  await later(short.visitor, 180);
  const { timeline = [], createdAt } = await redemptionOf(short);
  expect(timeline.map(({ state }) => state)).toEqual(['PAYMENT_PENDING', 'ACCEPTED', 'SENT']);
  expect([createdAt, timeline[1]?.at]).toEqual(['2026-11-21T12:00:00Z', '2026-11-21T12:03:00Z']);
});

it.each([
  ['de', 'Von Ihrem Gutschein eingelöst: 7.00 EUR. Zusätzlich bezahlt: 18.00 EUR.'],
  ['en', 'Redeemed from your voucher: 7.00 EUR. Paid on top: 18.00 EUR.'],
  ['fr', 'Payé en complément : 18.00 EUR'],
  ['it', 'Pagato in aggiunta: 18.00 EUR'],
  ['nl', 'Bijbetaald: 18.00 EUR'],
])('says in the mail in %s what was paid', async (language, words) => {
  const { visitor, token, quoteId } = await withShortQuote(new Visitor());
  const body = paidOrder(quoteId, wish('unzer', { typeId: FRICTIONLESS }));
  await redeem(visitor, body, { token, language });
  await later(visitor, 120);
  const [mail] = await outboxOf(visitor);
  expect(mail?.text).toContain(words);
  expect(mail?.links[0]).toContain('/merchantcode/');
});

it.each([
  ['decline', 'failed', 'declined'],
  ['cancel', 'cancelled', 'cancelled'],
])('after "%s" neither is paid nor redeemed', async (decision, state, reason) => {
  const short = await withShortQuote(new Visitor());
  const { id, payment: wanted } = await pending(short);
  await decide(short.visitor, id, decision);
  expect(await stateOf(short.visitor, wanted.reference)).toEqual({ state, reason });
  expect((await finalizePayment(short.visitor, wanted, id)).body).toEqual({ state: 'failed', reason });
  expect(await redemptionOf(short)).toMatchObject({ status: 'FAILED', delivery: { state: 'FAILED' } });
  expect(await balanceOf(short.visitor, short.voucher.serialNumber)).toBe(COVERED);
  expect(await ledgerOf(short.visitor)).toEqual([]);
});

it('fails when nobody authorises the payment within half an hour', async () => {
  const short = await withShortQuote(new Visitor());
  await pending(short);
  await later(short.visitor, 1799);
  expect((await redemptionOf(short)).status).toBe('PAYMENT_PENDING');
  await later(short.visitor, 1800);
  const { status, timeline } = await redemptionOf(short);
  expect([status, timeline?.at(-1)]).toEqual(['FAILED', { state: 'FAILED', at: '2026-11-21T12:30:00Z' }]);
});

it('voids the payment where the voucher no longer has its part: neither is paid nor redeemed', async () => {
  const short = await withShortQuote(new Visitor());
  const { visitor, token, voucher } = short;
  const { id, payment: wanted } = await pending(short);
  await decide(visitor, id, 'approve');
  const gift = { donationId: crypto.randomUUID(), organisationId: '11', valueInCent: 1, receipt: false };
  const body = { ...gift, customer: ADA, confirmations: { notesRead: true } };
  await visitor.post('/api/v2/donation', body, { token, key: crypto.randomUUID() });
  expect((await finalizePayment(visitor, wanted, id)).body).toEqual({ state: 'failed', reason: 'cancelled' });
  expect(await stateOf(visitor, wanted.reference)).toEqual({ state: 'cancelled', reason: 'cancelled' });
  expect((await redemptionOf(short)).status).toBe('FAILED');
  expect(await balanceOf(visitor, voucher.serialNumber)).toBe(COVERED - 1);
  expect(await ledgerOf(visitor)).toEqual([]);
});

it('captures by itself what nobody finalized within two minutes', async () => {
  const short = await withShortQuote(new Visitor());
  await pending(short, 'unzer', FRICTIONLESS);
  await later(short.visitor, 119);
  expect((await redemptionOf(short)).status).toBe('PAYMENT_PENDING');
  await later(short.visitor, 120);
  expect((await redemptionOf(short)).status).toBe('COMPLETED');
});

it('leaves nothing open after a declined card: another one can be tried for the same quote', async () => {
  const short = await withShortQuote(new Visitor());
  const declined = await pending(short, 'unzer', DECLINED);
  expect([declined.status, codeOf(declined)]).toEqual([422, 'PAYx1']);
  expect((await redemptionOf(short)).status).toBe('FAILED');
  expect((await pending(short, 'unzer', FRICTIONLESS)).body.status).toBe('PAYMENT_PENDING');
});

it('lets another payment take the place of one that nobody has authorised, under the same names', async () => {
  const short = await withShortQuote(new Visitor());
  const first = await pending(short, 'amazon-pay');
  const second = await pending(short, 'unzer');
  expect(second.body.orderNumber).toBe(first.body.orderNumber);
  expect(second.body.statusToken).toBe(first.body.statusToken);
  expect(await stateOf(short.visitor, first.payment.reference)).toMatchObject({ state: 'cancelled' });
  expect((await redemptionOf(short)).status).toBe('PAYMENT_PENDING');
  await decide(short.visitor, first.id, 'approve');
  await decide(short.visitor, second.id, 'approve');
  expect((await finalizePayment(short.visitor, second.payment, second.id)).body.state).toBe('received');
  expect(await ledgerOf(short.visitor)).toHaveLength(2);
});

it('loses the answer of its own finalize where the provider’s page says so', async () => {
  const short = await withShortQuote(new Visitor());
  const { id, payment: wanted } = await pending(short);
  await decide(short.visitor, id, 'approve-unheard');
  await expect(finalizePayment(short.visitor, wanted, id)).rejects.toThrow();
  expect((await stateOf(short.visitor, wanted.reference)).state).toBe('received');
});

it('holds a large redemption once it is paid, and gives all of it back to the voucher if it fails', async () => {
  const short = await withShortQuote(new Visitor());
  const { visitor, token, shopId, voucher } = short;
  const { body } = await quote(visitor, token, [{ shopId, valueInCent: WANTED, quantity: 10 }]);
  const wanted = wish('unzer', { typeId: FRICTIONLESS });
  const { body: waiting } = await redeem(visitor, paidOrder(body.quoteId, wanted), { token });
  await visitor.post(`/sandbox/orders/${waiting.redeemId}/fail`, {});
  expect((await redemptionOf({ ...short, quoteId: body.quoteId })).status).toBe('PAYMENT_PENDING');
  await later(visitor, 120);
  expect((await redemptionOf({ ...short, quoteId: body.quoteId })).status).toBe('ON_HOLD');
  await visitor.post(`/sandbox/orders/${waiting.redeemId}/fail`, {});
  expect(await balanceOf(visitor, voucher.serialNumber)).toBe(10 * WANTED);
});

it('says on the provider’s page and on the sandbox’s what the payment is for', async () => {
  const short = await withShortQuote(new Visitor());
  const { body, id } = await pending(short);
  const name = body.items[0]?.shopName ?? '';
  const pages = ['/sandbox', `/sandbox/pay/card?charge=${id}`];
  for (const path of pages) {
    const text = await (await short.visitor.fetch('GET', path)).text();
    expect(text).toContain(`What voucher ${short.voucher.serialNumber} lacks for 1 × ${name}`);
  }
});
