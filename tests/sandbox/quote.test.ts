import { expect, it } from 'vitest';
import { quote, shopFor } from './shopping.ts';
import { codeOf, payloadOf, Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

async function balanceOf(visitor: Visitor, token: string): Promise<number> {
  const { body } = await visitor.post<Wire['VoucherToken']>('/api/v2/voucher/token/refresh', undefined, {
    token,
  });
  return payloadOf(body.token).voucher.balanceInCent;
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

it('refuses more than the voucher holds where nothing can be paid on top', async () => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('low-credit', 'it');
  const { id } = await shopFor(visitor, { valueInCent: 1000, category: 15 });
  const answer = await quote(visitor, token, [{ shopId: String(id), valueInCent: 1000 }]);
  expect([answer.status, codeOf(answer)]).toEqual([422, 'VCRx30']);
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
