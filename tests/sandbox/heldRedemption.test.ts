import { expect, it } from 'vitest';
import { buy, shopFor } from './shopping.ts';
import { NOW, Visitor } from './visitor.ts';

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
