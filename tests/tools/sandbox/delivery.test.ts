import { expect, it } from 'vitest';
import { ADA, ADDRESS, order, redeem, wait, withQuote } from './shopping.ts';
import type { Wire } from './visitor.ts';

it('hands goods to the post after two days', async () => {
  const { visitor, token, quoteId } = await withQuote({ type: 'physical' });
  const customer = { ...ADA, ...ADDRESS };
  await redeem(visitor, order(quoteId, { delivery: 'POST', customer }), { token });
  const look = async () => (await visitor.get<Wire['Redemption']>(`/api/v2/redeem/${quoteId}`)).body;
  expect((await look()).status).toBe('ACCEPTED');
  await wait(visitor, 1);
  expect((await look()).status).toBe('PROCESSING');
  await wait(visitor, 48);
  const { status, delivery, timeline } = await look();
  expect([status, delivery.state]).toEqual(['COMPLETED', 'SENT']);
  expect(timeline?.map(({ state }) => state)).toEqual(['ACCEPTED', 'PROCESSING', 'SENT']);
});
