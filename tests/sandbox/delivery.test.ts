import { expect, it } from 'vitest';
import { ADA, ADDRESS, order, outboxOf, quote, redeem, shopFor, wait, withQuote } from './shopping.ts';
import { Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

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

it('sends one mail with the links of all lines', async () => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('large');
  const shops = [await shopFor(visitor), await shopFor(visitor, { valueInCent: 1000 })];
  const { body } = await quote(visitor, token, [
    { shopId: String(shops[0]?.id), valueInCent: 2500, quantity: 2 },
    { shopId: String(shops[1]?.id), valueInCent: 1000 },
  ]);
  const { body: redeemed } = await redeem(visitor, order(body.quoteId), { token });
  expect(redeemed.items.map(({ redeemLinkToken }) => redeemLinkToken)).toEqual([undefined, undefined]);
  const messages = await outboxOf(visitor);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.links).toHaveLength(2);
  expect(messages[0]?.subject).toContain(`${shops[0]?.name}, ${shops[1]?.name}`);
});

it.each([
  ['PDF', ['pdf', 'zip']],
  ['ZIP', ['zip', 'pdf']],
])('makes a document for %s, mails its link and puts it in the answer', async (delivery, formats) => {
  const { visitor, token, quoteId } = await withQuote();
  const { body } = await redeem(visitor, order(quoteId, { delivery }), { token });
  expect(body.delivery).toMatchObject({ state: 'READY', kind: delivery });
  const [mail] = await outboxOf(visitor);
  expect(mail?.links).toEqual([`http://de.localhost:3000/voucher-pdf/${body.documentIdent}`]);
  const document = await visitor.get<Wire['VoucherDocument']>('/api/v2/voucher-document', {
    link: body.documentIdent,
  });
  expect(document.body).toMatchObject({ state: 'READY', formats, pinRequired: false });
});

it('mails the codes of a basket in which other things come by post', async () => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('large');
  const goods = await shopFor(visitor, { type: 'physical' });
  const { id } = await shopFor(visitor);
  const { body } = await quote(visitor, token, [
    { shopId: String(goods.id), valueInCent: 2500 },
    { shopId: String(id), valueInCent: 2500 },
  ]);
  const customer = { ...ADA, ...ADDRESS };
  const sent = await redeem(visitor, order(body.quoteId, { delivery: 'POST', customer }), { token });
  expect(sent.body.items.map(({ delivery }) => [delivery?.kind, delivery?.state])).toEqual([
    ['POST', 'PENDING'],
    ['EMAIL', 'SENT'],
  ]);
  expect(sent.body.delivery).toMatchObject({ kind: 'POST', state: 'PENDING' });
  expect((await outboxOf(visitor)).map(({ links }) => links.length)).toEqual([1, 0]);
});

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
