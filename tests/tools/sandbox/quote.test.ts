import { expect } from 'vitest';
import { quote, shopFor } from './shopping.ts';
import { type Wire, codeOf } from './visitor.ts';
import { it } from './visits.ts';

it('refuses more than the voucher holds where nothing can be paid on top', async ({ visitor }) => {
  const token = await visitor.tokenOf('low-credit', 'it');
  const { id } = await shopFor(visitor, { valueInCent: 1000, category: 15 });
  const answer = await quote(visitor, token, [{ shopId: String(id), valueInCent: 1000 }]);
  expect([answer.status, codeOf(answer)]).toEqual([422, 'VCRx30']);
});

it('refuses a shop of another currency, a marketplace and a shop that takes no given-away vouchers', async ({
  visitor,
}) => {
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

it('takes the whole balance at any shop on the bank campaigns', async ({ visitor }) => {
  const token = await visitor.tokenOf('prepaid', 'bank-one');
  const { id } = await shopFor(visitor, { category: 29 });
  expect((await quote(visitor, token, [{ shopId: String(id), valueInCent: 4000 }])).status).toBe(200);
});
