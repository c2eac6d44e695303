import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { expect, it } from 'vitest';
import { ADA, ADDRESS, buy, order, quote, redeem, shopFor, slowPartner } from './shopping.ts';
import { codeOf, NOW, payloadOf, Visitor } from './visitor.ts';
import type { Message, Wire } from './visitor.ts';

/** A visitor with a token and a quote for one code. */
async function withQuote({ condition = 'spendable', valueInCent = 2500, type = 'other' as const } = {}) {
  const visitor = new Visitor();
  const token = await visitor.tokenOf(condition);
  const shop = await shopFor(visitor, { valueInCent, type });
  const { body } = await quote(visitor, token, [{ shopId: String(shop.id), valueInCent }]);
  return { visitor, token, shop, quoteId: body.quoteId };
}

async function balanceOf(visitor: Visitor, token: string): Promise<number> {
  const { body } = await visitor.post<Wire['VoucherToken']>('/api/v2/voucher/token/refresh', undefined, {
    token,
  });
  return payloadOf(body.token).voucher.balanceInCent;
}

async function outboxOf(visitor: Visitor): Promise<Message[]> {
  return (await visitor.get<Message[]>('/sandbox/outbox')).body;
}

it('says what a choice costs and leaves, and moves nothing by it', async () => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('spendable');
  const { id } = await shopFor(visitor);
  const { body } = await quote(visitor, token, [{ shopId: String(id), valueInCent: 2500 }]);
  expect(body).toMatchObject({
    currency: 'EUR',
    balanceInCent: 5000,
    coveredInCent: 2500,
    toPayInCent: 0,
    remainingInCent: 2500,
  });
  expect(await balanceOf(visitor, token)).toBe(5000);
});

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
  expect(body.items).toEqual([{ shopId: shop.id, shopName: shop.name, valueInCent: 2500, quantity: 1 }]);
  expect(await balanceOf(visitor, token)).toBe(2500);
  expect((await visitor.get(`/api/v2/redeem/${quoteId}`)).body).toEqual(body);
});

it('calls a voucher redeemed once nothing is left on it', async () => {
  const visitor = new Visitor();
  const { code } = await visitor.voucher('spendable');
  const { body } = await visitor.enter(code);
  const { id } = await shopFor(visitor, { valueInCent: 5000 });
  await buy(visitor, body.token, { shopId: String(id), valueInCent: 5000 });
  const again = await visitor.enter(code);
  expect([codeOf(again), again.body.moneyState]).toEqual(['VCRx2', 'spent']);
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
  await visitor.post('/sandbox/faults', { path: '/v2/redeem', delayMs: 60, times: 1 });
  const late = redeem(visitor, order(quoteId), { token, key });
  const meanwhile = await redeem(visitor, order(quoteId), { token, key });
  expect([meanwhile.status, meanwhile.body.errors]).toEqual([409, []]);
  expect(meanwhile.headers.get('Retry-After')).toBe('2');
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

it.each([undefined, 'not-a-uuid'])('wants an Idempotency-Key that is a UUID, not %s', async (key) => {
  const { visitor, token, quoteId } = await withQuote();
  const call = key === undefined ? { token } : { token, key };
  expect((await visitor.post('/api/v2/redeem', order(quoteId), call)).status).toBe(400);
});

it('knows no quote of another voucher, none that ran out, and none that was never made', async () => {
  const { visitor, token, quoteId } = await withQuote();
  const other = await visitor.tokenOf('prepaid');
  expect((await redeem(visitor, order(quoteId), { token: other })).status).toBe(404);
  expect((await redeem(visitor, order('made-up'), { token })).status).toBe(404);
  await visitor.post('/sandbox/token-lifetime', { seconds: 7200 });
  const patient = await visitor.tokenOf('spendable');
  await visitor.post('/sandbox/clock', { now: NOW + 1_800_000 });
  expect((await redeem(visitor, order(quoteId), { token: patient })).status).toBe(404);
});

it('answers 404 for a redemption that never arrived: the money is untouched', async () => {
  const { status, body } = await new Visitor().get<Wire['Problem']>(`/api/v2/redeem/${crypto.randomUUID()}`);
  expect([status, body.errors, body.moneyState]).toEqual([404, [], 'untouched']);
});

it('refuses more than the voucher holds', async () => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('low-credit');
  const { id } = await shopFor(visitor, { valueInCent: 1000 });
  const answer = await quote(visitor, token, [{ shopId: String(id), valueInCent: 1000 }]);
  expect([answer.status, codeOf(answer)]).toEqual([422, 'VCRx30']);
});

it('refuses at the redemption what another tab has spent since the quote', async () => {
  const { visitor, token, quoteId } = await withQuote();
  const { id } = await shopFor(visitor, { valueInCent: 3000 });
  await buy(visitor, token, { shopId: String(id), valueInCent: 3000 });
  const answer = await redeem(visitor, order(quoteId), { token });
  expect(codeOf(answer)).toBe('VCRx30');
});

it('refuses a shop of another currency, a marketplace and a shop that takes no given-away vouchers', async () => {
  const visitor = new Visitor();
  const { body: swiss } = await visitor.get<Wire['ShopTile'][]>('/api/v2/shop/wall/9');
  const { body: markets } = await visitor.get<Wire['ShopTile'][]>('/api/v2/shop/wall/1?categories=26');
  const { body: all } = await visitor.get<Wire['ShopTile'][]>('/api/v2/shop/wall/1');
  const { body: open } = await visitor.get<Wire['ShopTile'][]>('/api/v2/shop/wall/1?distribution=PROMOTION');
  const closed = all.find(({ id }) => !open.some((shop) => shop.id === id));
  for (const [condition, shop] of [
    ['spendable', swiss[0]],
    ['no-marketplaces', markets[0]],
    ['promotion', closed],
  ] as const) {
    const [value] = shop?.voucherValues ?? [];
    const items = [{ shopId: String(shop?.id), valueInCent: value?.valueInCent ?? 0 }];
    expect(codeOf(await quote(visitor, await visitor.tokenOf(condition), items)), condition).toBe('SHPx2');
  }
});

it('refuses a shop that is gone, and a value that the shop does not offer', async () => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('spendable');
  expect(codeOf(await quote(visitor, token, [{ shopId: '999999', valueInCent: 2500 }]))).toBe('SHPx1');
  const { id } = await shopFor(visitor);
  const odd = await quote(visitor, token, [{ shopId: String(id), valueInCent: 2501 }]);
  expect([odd.status, odd.body.errors[0]?.pointer]).toEqual([422, '/items/0/valueInCent']);
});

it('takes the whole balance at any shop on the bank campaigns', async () => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('prepaid', 'bank-one');
  const { id } = await shopFor(visitor, { category: 29 });
  expect((await quote(visitor, token, [{ shopId: String(id), valueInCent: 4000 }])).status).toBe(200);
});

it.each([
  [{ items: [] }, '/items'],
  [{}, '/items'],
  [{ items: [null] }, '/items/0'],
  [{ items: [{ shopId: '100001', valueInCent: 25.5, quantity: 1 }] }, '/items/0/valueInCent'],
  [{ items: [{ shopId: '100001', valueInCent: '2500', quantity: 1 }] }, '/items/0/valueInCent'],
  [{ items: [{ shopId: '100001', valueInCent: -2500, quantity: 1 }] }, '/items/0/valueInCent'],
  [{ items: [{ shopId: '100001', valueInCent: 2500, quantity: 0 }] }, '/items/0/quantity'],
])('names the place that is wrong in the quote %j', async (body, pointer) => {
  const visitor = new Visitor();
  const answer = await visitor.post<Wire['Problem']>('/api/v2/redeem/quote', body, {
    token: await visitor.tokenOf('spendable'),
  });
  expect([answer.status, answer.body.errors[0]?.pointer]).toEqual([400, pointer]);
});

it.each([
  [{ customer: { ...ADA, firstName: ' ' } }, '/customer/firstName'],
  [{ customer: { ...ADA, email: 'ada', repeatEmail: 'ada' } }, '/customer/email'],
  [{ customer: { ...ADA, repeatEmail: 'eda@mail.example' } }, '/customer/repeatEmail'],
  [{ customer: { ...ADA, salutation: 'DR' } }, '/customer/salutation'],
  [{ confirmations: { notesRead: false } }, '/confirmations/notesRead'],
  [{ delivery: 'ZIP' }, '/delivery'],
])('refuses the order with %j and names the field', async (changes, pointer) => {
  const { visitor, token, quoteId } = await withQuote();
  const answer = await redeem(visitor, order(quoteId, changes), { token });
  expect([answer.status, answer.body.errors[0]?.pointer]).toEqual([422, pointer]);
  expect(await balanceOf(visitor, token)).toBe(5000);
});

it('mails a link to the site that asked, in its language', async () => {
  const { visitor, token, shop, quoteId } = await withQuote();
  await redeem(visitor, order(quoteId), { token, language: 'fr-CH' });
  const [mail] = await outboxOf(visitor);
  expect(mail).toMatchObject({
    channel: 'mail',
    to: 'ada@mail.example',
    subject: `Votre code de ${shop.name}`,
  });
  expect(mail?.links[0]).toMatch(/^http:\/\/de\.localhost:3000\/merchantcode\/rl-[\w-]{32,}$/);
  expect(mail?.text).toContain(mail?.links[0]);
});

it('holds a redemption of 250 or more, mails the way to the fraud check and posts its PIN', async () => {
  const { visitor, token, quoteId } = await withQuote({ condition: 'large', valueInCent: 25_000 });
  const { body } = await redeem(visitor, order(quoteId), { token });
  expect(body).toMatchObject({
    status: 'ON_HOLD',
    remainingBalanceInCent: 5000,
    delivery: { state: 'PENDING' },
  });
  const [letter, mail] = await outboxOf(visitor);
  expect(letter).toMatchObject({ channel: 'letter', links: [] });
  expect(letter?.text).toMatch(/^PIN \d{6}$/);
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

it('sends goods by post to an address, without a link', async () => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('spendable');
  const { id } = await shopFor(visitor, { type: 'physical' });
  const { body } = await quote(visitor, token, [{ shopId: String(id), valueInCent: 2500 }]);
  expect(body.notices).toEqual([{ code: 'SENT_BY_POST', shopId: id }]);
  const delivery = 'POST';
  const homeless = await redeem(visitor, order(body.quoteId, { delivery }), { token });
  expect([homeless.status, homeless.body.errors[0]?.pointer]).toEqual([400, '/customer/street']);
  const sent = await redeem(visitor, order(body.quoteId, { delivery, customer: { ...ADA, ...ADDRESS } }), {
    token,
  });
  expect(sent.body.delivery.state).toBe('PENDING');
  expect((await outboxOf(visitor))[0]).toMatchObject({ channel: 'mail', links: [] });
});

it('says before and after that a partner is slow, until its code is there', async () => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('large');
  const { body: shop } = await visitor.get<Wire['ShopDetails']>(`/api/v2/shop/${slowPartner()}`);
  const valueInCent = shop.voucherValues?.[0]?.valueInCent ?? 0;
  const { body } = await quote(visitor, token, [{ shopId: slowPartner(), valueInCent }]);
  expect(body.notices).toEqual([{ code: 'PARTNER_DELAYED', shopId: slowPartner() }]);
  const redeemed = await redeem(visitor, order(body.quoteId), { token });
  expect(redeemed.body).toMatchObject({ status: 'PROCESSING', delivery: { state: 'DELAYED' } });
  await visitor.post('/sandbox/clock', { now: redeemed.body.delivery.promisedBy });
  const later = await visitor.get<Wire['Redemption']>(`/api/v2/redeem/${body.quoteId}`);
  expect(later.body).toMatchObject({ status: 'COMPLETED', delivery: { state: 'SENT' } });
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
