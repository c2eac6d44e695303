import { expect, it } from 'vitest';
import { buy, shopFor } from './shopping.ts';
import { Visitor, type Wire, payloadOf } from './visitor.ts';

it('is dialled: another one, none, or one on a site that usually has none', async () => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('spendable');
  const { body: order } = await buy(visitor, token, {
    shopId: String((await shopFor(visitor)).id),
  });
  const asked = { voucher: payloadOf(token).voucher, redeemId: order.redeemId };
  const path = '/api/v2/giveaway/get-one-active-with-unused-codes';
  const offer = () => visitor.post<Wire['Giveaway']>(path, asked, { token });
  const flags = { showOnThankYouPage: false };
  await visitor.post('/sandbox/giveaways', { site: 'de', giveaway: { id: '21', visible: false, flags } });
  expect((await offer()).body).toMatchObject({
    id: '21',
    visible: false,
    flags: { showInVault: true, showOnThankYouPage: false },
  });
  await visitor.post('/sandbox/giveaways', { site: 'de', giveaway: null });
  expect((await offer()).status).toBe(204);
  await visitor.post('/sandbox/giveaways', { site: 'gb', giveaway: {} });
  const { body } = await visitor.get<{ site: string; codesLeft: number }[]>('/sandbox/giveaways');
  expect(body.find(({ site }) => site === 'gb')?.codesLeft).toBe(50);
  expect((await visitor.post('/sandbox/giveaways', { site: 'xx' })).status).toBe(400);
});
