import { expect, it } from 'vitest';
import { buy, shopFor, wait } from './shopping.ts';
import { Visitor } from './visitor.ts';

it.each([
  ['adds up what one voucher is redeemed for within a day', 0, 'ON_HOLD'],
  ['forgets it after a day', 24, 'COMPLETED'],
] as const)('%s', async (_what, hours, second) => {
  const visitor = new Visitor();
  const { id } = await shopFor(visitor, { valueInCent: 15_000 });
  const spend = async () =>
    buy(visitor, await visitor.tokenOf('large'), { shopId: String(id), valueInCent: 15_000 });
  expect((await spend()).body.status).toBe('COMPLETED');
  await wait(visitor, hours);
  expect((await spend()).body.status).toBe(second);
});
