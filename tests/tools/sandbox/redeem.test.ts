import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { expect, it, vi } from 'vitest';
import { buy, order, outboxOf, redeem, shopFor, withQuote } from './shopping.ts';
import { NOW, Visitor, type Wire, payloadOf } from './visitor.ts';

/** Longer than any test: a late answer comes when the test says so. */
const LATE_MS = 3_600_000;

async function balanceOf(visitor: Visitor, token: string): Promise<number> {
  const { body } = await visitor.post<Wire['VoucherToken']>('/api/v2/voucher/token/refresh', undefined, {
    token,
  });
  return payloadOf(body.token).voucher.balanceInCent;
}

it('takes the value off the voucher and names the redemption after its quote', async () => {
  const { visitor, token, shop, quoteId } = await withQuote();
  const { status, body } = await redeem(visitor, order(quoteId), { token });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    redeemId: quoteId,
    status: 'COMPLETED',
    currency: 'EUR',
    remainingBalanceInCent: 2500,
  });
  expect(body.items).toEqual([
    {
      shopId: shop.id,
      shopName: shop.name,
      shopLogo: shop.logo,
      valueInCent: 2500,
      quantity: 1,
      delivery: body.delivery,
    },
  ]);
  expect(await balanceOf(visitor, token)).toBe(2500);
  expect((await visitor.get(`/api/v2/redeem/${quoteId}`, { token })).body).toEqual(body);
});

it('tells anybody who knows the id how far it is, but hands what opens something to who redeemed', async () => {
  const { visitor, token, shop, quoteId } = await withQuote();
  const { body } = await redeem(visitor, order(quoteId, { delivery: 'LINK' }), { token });
  const ask = async (call: object) =>
    (await visitor.get<Wire['Redemption']>(`/api/v2/redeem/${quoteId}`, call)).body;
  const { statusToken, redeemLinkToken, ...open } = body;
  const items = [
    {
      shopId: shop.id,
      shopName: shop.name,
      shopLogo: shop.logo,
      valueInCent: 2500,
      quantity: 1,
      delivery: body.delivery,
    },
  ];
  expect(redeemLinkToken).toMatch(/^rl-/);
  expect(await ask({})).toEqual({ ...open, items });
  expect(await ask({ token: 'st-of-another' })).toEqual({ ...open, items });
  expect(await ask({ token: await visitor.tokenOf('prepaid') })).toEqual({ ...open, items });
  await visitor.post('/sandbox/clock', { now: NOW + 3_600_000 });
  expect(await ask({ token })).toEqual({ ...open, items });
  expect(await ask({ token: statusToken })).toEqual(body);
});

it('makes one redemption of ten clicks', async () => {
  const { visitor, token, quoteId } = await withQuote();
  const key = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => redeem(visitor, order(quoteId), { token, key })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  expect(await balanceOf(visitor, token)).toBe(2500);
  expect(await outboxOf(visitor)).toHaveLength(1);
});

it('replays the first answer to the same key and body', async () => {
  const { visitor, token, quoteId } = await withQuote();
  const key = crypto.randomUUID();
  const first = await redeem(visitor, order(quoteId), { token, key });
  const second = await redeem(visitor, order(quoteId), { token, key });
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect(await balanceOf(visitor, token)).toBe(2500);
});

it('refuses the same key with another body', async () => {
  const { visitor, token, quoteId } = await withQuote();
  const key = crypto.randomUUID();
  await redeem(visitor, order(quoteId), { token, key });
  expect((await redeem(visitor, order(quoteId, { delivery: 'POST' }), { token, key })).status).toBe(422);
});

it('says that a call is still running while its answer is late', async () => {
  const { visitor, token, quoteId } = await withQuote();
  const key = crypto.randomUUID();
  await visitor.post('/sandbox/faults', { path: '/v2/redeem', delayMs: LATE_MS, times: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const late = redeem(visitor, order(quoteId), { token, key });
  await vi.waitUntil(() => vi.getTimerCount() === 1, { timeout: 10_000 }); // carried out, only the answer waits
  const meanwhile = await redeem(visitor, order(quoteId), { token, key });
  expect([meanwhile.status, meanwhile.body.errors]).toEqual([409, []]);
  expect(meanwhile.headers.get('Retry-After')).toBe('2');
  await vi.advanceTimersByTimeAsync(LATE_MS);
  expect((await late).status).toBe(201);
  expect((await redeem(visitor, order(quoteId), { token, key })).status).toBe(201);
});

it('frees the key of an attempt that moved nothing', async () => {
  const { visitor, token, quoteId } = await withQuote();
  const key = crypto.randomUUID();
  const withoutTick = order(quoteId, { confirmations: { notesRead: false } });
  expect((await redeem(visitor, withoutTick, { token, key })).status).toBe(422);
  expect((await redeem(visitor, order(quoteId), { token, key })).status).toBe(201);
});

it('redeems a quote once, whatever the key', async () => {
  const { visitor, token, quoteId } = await withQuote();
  await redeem(visitor, order(quoteId), { token });
  const second = await redeem(visitor, order(quoteId), { token });
  expect([second.status, second.body.moneyState]).toEqual([409, 'spent']);
  expect(await balanceOf(visitor, token)).toBe(2500);
});

it('never gives out more than a voucher held, in whatever order it is spent', async () => {
  await assert(
    asyncProperty(array(constantFrom(1000, 1500, 2000, 2500, 5000), { maxLength: 8 }), async (values) => {
      const visitor = new Visitor();
      const token = await visitor.tokenOf('spendable');
      let spent = 0;
      for (const valueInCent of values) {
        const { id } = await shopFor(visitor, { valueInCent });
        const { status } = await buy(visitor, token, { shopId: String(id), valueInCent });
        if (status === 201) spent += valueInCent;
      }
      expect(spent).toBeLessThanOrEqual(5000);
      expect(await balanceOf(visitor, token)).toBe(5000 - spent);
    }),
    { numRuns: 15 },
  );
});
