import { expect, it } from 'vitest';
import { buy, order, outboxOf, redeem, shopFor, wait, withQuote } from './shopping.ts';
import { NOW, Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

it('holds a redemption of 250 or more, and mails the way to the fraud check', async () => {
  const { visitor, token, quoteId } = await withQuote({ condition: 'large', valueInCent: 25_000 });
  const { body } = await redeem(visitor, order(quoteId), { token });
  expect(body).toMatchObject({
    status: 'ON_HOLD',
    remainingBalanceInCent: 5000,
    delivery: { state: 'PENDING' },
  });
  const [mail] = await outboxOf(visitor);
  expect(mail?.links).toEqual([`http://de.localhost:3000/fraud-prevention/${body.fraudPreventionIdent}`]);
});

it('adds up what one voucher is redeemed for within a day', async () => {
  const visitor = new Visitor();
  const { id } = await shopFor(visitor, { valueInCent: 15_000 });
  const spend = async () =>
    buy(visitor, await visitor.tokenOf('large'), { shopId: String(id), valueInCent: 15_000 });
  expect((await spend()).body.status).toBe('COMPLETED');
  expect((await spend()).body.status).toBe('ON_HOLD');
});

it('forgets after a day what one voucher was redeemed for', async () => {
  const visitor = new Visitor();
  const { id } = await shopFor(visitor, { valueInCent: 15_000 });
  const spend = async () =>
    buy(visitor, await visitor.tokenOf('large'), { shopId: String(id), valueInCent: 15_000 });
  expect((await spend()).body.status).toBe('COMPLETED');
  await visitor.post('/sandbox/clock', { now: NOW + 86_400_000 });
  expect((await spend()).body.status).toBe('COMPLETED');
});

it('sends no code while a large redemption is on hold, and goes on when it is released', async () => {
  const { visitor, token, quoteId } = await withQuote({ condition: 'large', valueInCent: 25_000 });
  const { body } = await redeem(visitor, order(quoteId, { delivery: 'LINK' }), { token });
  expect([body.redeemLinkToken, body.holdUntil]).toEqual([undefined, '2026-11-28T12:00:00Z']);
  await wait(visitor, 20);
  expect(await outboxOf(visitor)).toHaveLength(1);
  await visitor.post(`/sandbox/orders/${body.orderNumber}/release`, {});
  const { body: after } = await visitor.get<Wire['Redemption']>(`/api/v2/redeem/${quoteId}`, {
    token: body.statusToken ?? '',
  });
  expect(after).toMatchObject({ status: 'COMPLETED', delivery: { state: 'READY', kind: 'LINK' } });
  expect([after.holdUntil, after.fraudPreventionIdent]).toEqual([undefined, undefined]);
  expect(after.redeemLinkToken).toMatch(/^rl-/);
  expect(after.timeline?.map(({ state }) => state)).toEqual(['ACCEPTED', 'ON_HOLD', 'RELEASED', 'READY']);
  expect((await outboxOf(visitor))[0]?.links[0]).toContain(after.redeemLinkToken);
  await visitor.post(`/sandbox/orders/${quoteId}/release`, {});
  expect(await outboxOf(visitor)).toHaveLength(2);
});

it('knows no order to release that was never made', async () => {
  expect((await new Visitor().post('/sandbox/orders/none/release', {})).status).toBe(404);
});

it.each([
  ['LINK', 'spendable', 2500],
  ['PDF', 'spendable', 2500],
  ['EMAIL', 'large', 25_000],
])(
  'gives the money back where %s for %s fails, and nothing of it opens',
  async (delivery, condition, value) => {
    const { visitor, token, quoteId } = await withQuote({ condition, valueInCent: value });
    const { body } = await redeem(visitor, order(quoteId, { delivery }), { token });
    const mails = (await outboxOf(visitor)).length;
    await wait(visitor, 0.1);
    await visitor.post(`/sandbox/orders/${quoteId}/fail`, {});
    await visitor.post(`/sandbox/orders/${quoteId}/fail`, {});
    await visitor.post(`/sandbox/orders/${quoteId}/release`, {});
    const { body: after } = await visitor.get<Wire['Redemption']>(`/api/v2/redeem/${quoteId}`, { token });
    expect(after.status).toBe('RETURNED_TO_BALANCE');
    expect(after.delivery).toEqual({ state: 'FAILED', kind: delivery });
    expect(after.timeline?.slice(-2).map(({ state }) => state)).toEqual(['FAILED', 'RETURNED_TO_BALANCE']);
    expect(after.remainingBalanceInCent).toBe(body.remainingBalanceInCent + value);
    expect([after.holdUntil, after.emailCorrectable]).toEqual([undefined, false]);
    const link = await visitor.get('/api/v2/redeem-link', { link: body.redeemLinkToken });
    const document = await visitor.get('/api/v2/voucher-document', { link: body.documentIdent });
    expect([link.status, document.status]).toEqual([404, 404]);
    expect(await outboxOf(visitor)).toHaveLength(mails);
  },
);
