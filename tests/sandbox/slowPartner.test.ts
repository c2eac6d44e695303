import { expect, it } from 'vitest';
import { order, outboxOf, quote, redeem, shopFor, slowPartner, wait } from './shopping.ts';
import { Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

/** A basket of a prompt shop, twice, and of a partner who takes six hours. */
async function mixedBasket(delivery: string) {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('large');
  const { id, name } = await shopFor(visitor);
  const { body: slow } = await visitor.get<Wire['ShopDetails']>(`/api/v2/shop/${slowPartner()}`);
  const { body } = await quote(visitor, token, [
    { shopId: String(id), valueInCent: 2500, quantity: 2 },
    { shopId: slowPartner(), valueInCent: slow.voucherValues?.[0]?.valueInCent ?? 0 },
  ]);
  const redeemed = await redeem(visitor, order(body.quoteId, { delivery }), { token });
  return { visitor, token, name, slowName: slow.name, redeemed: redeemed.body };
}

it('says before and after that a partner is slow, and mails the link once its code is there', async () => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('large');
  const { body: shop } = await visitor.get<Wire['ShopDetails']>(`/api/v2/shop/${slowPartner()}`);
  const valueInCent = shop.voucherValues?.[0]?.valueInCent ?? 0;
  const { body } = await quote(visitor, token, [{ shopId: slowPartner(), valueInCent }]);
  expect(body.notices).toEqual([{ code: 'PARTNER_DELAYED', shopId: slowPartner() }]);
  const redeemed = await redeem(visitor, order(body.quoteId), { token });
  expect(redeemed.body).toMatchObject({
    status: 'PROCESSING',
    delivery: { state: 'DELAYED', kind: 'EMAIL' },
  });
  expect(await outboxOf(visitor)).toMatchObject([{ links: [] }]);
  await visitor.post('/sandbox/clock', { now: redeemed.body.delivery.promisedBy });
  const later = await visitor.get<Wire['Redemption']>(`/api/v2/redeem/${body.quoteId}`);
  expect(later.body).toMatchObject({ status: 'COMPLETED', delivery: { state: 'SENT' } });
  expect(later.body.timeline?.map(({ state }) => state)).toEqual(['ACCEPTED', 'DELAYED', 'SENT']);
  const messages = await outboxOf(visitor);
  expect(messages).toHaveLength(2);
  expect(messages[0]?.links[0]).toMatch(/\/merchantcode\/rl-/);
});

it('delivers each line of a basket as soon as its partner has sent the code', async () => {
  const { visitor, token, name, slowName, redeemed } = await mixedBasket('LINK');
  expect(redeemed.items.map(({ delivery }) => delivery?.state)).toEqual(['READY', 'DELAYED']);
  expect(redeemed.delivery).toMatchObject({ state: 'DELAYED', kind: 'LINK' });
  expect(redeemed.redeemLinkToken).toBe(redeemed.items[0]?.redeemLinkToken);
  const [code, delayed] = await outboxOf(visitor);
  expect([code?.subject, delayed?.subject]).toEqual([
    `Ihr Code von ${name}`,
    `Ihr Code von ${slowName} kommt etwas später`,
  ]);
  const open = async (line: number) => {
    const link = redeemed.items[line]?.redeemLinkToken;
    return visitor.post<Wire['RevealedCodes']>('/api/v2/redeem-link/reveal', undefined, { link });
  };
  expect((await open(0)).body.codes).toHaveLength(2);
  expect((await open(1)).status).toBe(409);
  await wait(visitor, 6);
  expect((await open(1)).body.codes).toHaveLength(1);
  const { body } = await visitor.get<Wire['Redemption']>(`/api/v2/redeem/${redeemed.redeemId}`, { token });
  expect([body.status, body.delivery.state]).toEqual(['COMPLETED', 'READY']);
});

it('waits with a document until the slowest partner has sent its code', async () => {
  const { visitor, redeemed } = await mixedBasket('PDF');
  const path = '/api/v2/voucher-document';
  const link = redeemed.documentIdent;
  const before = await visitor.get<Wire['VoucherDocument']>(path, { link });
  expect(before.body).toMatchObject({
    state: 'DELAYED',
    availableAt: redeemed.delivery.promisedBy,
    files: [],
  });
  const early = await visitor.post<Wire['Problem']>(`${path}/download`, { format: 'pdf' }, { link });
  expect([early.status, early.body.errors[0]?.code]).toEqual([409, 'RDMx4']);
  expect(await outboxOf(visitor)).toMatchObject([{ links: [] }]);
  await wait(visitor, 6);
  expect((await visitor.get<Wire['VoucherDocument']>(path, { link })).body.state).toBe('READY');
  expect((await outboxOf(visitor))[0]?.links[0]).toContain('/voucher-pdf/');
});
