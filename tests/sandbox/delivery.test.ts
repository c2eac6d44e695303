import { expect, it } from 'vitest';
import { ADA, ADDRESS, buy, order, quote, redeem, shopFor, slowPartner, withQuote } from './shopping.ts';
import { NOW, Visitor } from './visitor.ts';
import type { Message, Wire } from './visitor.ts';

async function outboxOf(visitor: Visitor): Promise<Message[]> {
  return (await visitor.get<Message[]>('/sandbox/outbox')).body;
}

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
