import { expect, it } from 'vitest';
import { ADA, ADDRESS, order, quote, redeem, shopFor, wait } from './shopping.ts';
import { Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

it('hands goods to the post after two days', async () => {
  const visitor = new Visitor();
  const { id } = await shopFor(visitor, { type: 'physical' });
  const token = await visitor.tokenOf('spendable');
  const { body } = await quote(visitor, token, [{ shopId: String(id), valueInCent: 2500 }]);
  const customer = { ...ADA, ...ADDRESS };
  await redeem(visitor, order(body.quoteId, { delivery: 'POST', customer }), { token });
  const look = async () => (await visitor.get<Wire['Redemption']>(`/api/v2/redeem/${body.quoteId}`)).body;
  expect((await look()).status).toBe('ACCEPTED');
  await wait(visitor, 1);
  expect((await look()).status).toBe('PROCESSING');
  await wait(visitor, 48);
  const { status, delivery, timeline } = await look();
  expect([status, delivery.state]).toEqual(['COMPLETED', 'SENT']);
  expect(timeline?.map(({ state }) => state)).toEqual(['ACCEPTED', 'PROCESSING', 'SENT']);
});
