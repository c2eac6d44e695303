import { expect, it } from 'vitest';
import {
  ADA,
  ADDRESS,
  buy,
  order,
  outboxOf,
  quote,
  redeem,
  shopFor,
  slowPartner,
  wait,
  withQuote,
} from './shopping.ts';
import { NOW, Visitor } from './visitor.ts';
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
    const path = `/api/v2/redeem-link/${redeemed.items[line]?.redeemLinkToken}/reveal`;
    return visitor.post<Wire['RevealedCodes']>(path, undefined);
  };
  expect((await open(0)).body.codes).toHaveLength(2);
  expect((await open(1)).status).toBe(409);
  await wait(visitor, 6);
  expect((await open(1)).body.codes).toHaveLength(1);
  const { body } = await visitor.get<Wire['Redemption']>(`/api/v2/redeem/${redeemed.redeemId}`, { token });
  expect([body.status, body.delivery.state]).toEqual(['COMPLETED', 'READY']);
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
  const document = await visitor.get<Wire['VoucherDocument']>(
    `/api/v2/voucher-document/${body.documentIdent}`,
  );
  expect(document.body).toMatchObject({ state: 'READY', formats, pinRequired: false });
});

it('waits with a document until the slowest partner has sent its code', async () => {
  const { visitor, redeemed } = await mixedBasket('PDF');
  const path = `/api/v2/voucher-document/${redeemed.documentIdent}`;
  const before = await visitor.get<Wire['VoucherDocument']>(path);
  expect(before.body).toMatchObject({
    state: 'DELAYED',
    availableAt: redeemed.delivery.promisedBy,
    files: [],
  });
  const early = await visitor.post<Wire['Problem']>(`${path}/download`, { format: 'pdf' });
  expect([early.status, early.body.errors[0]?.code]).toEqual([409, 'RDMx4']);
  expect(await outboxOf(visitor)).toMatchObject([{ links: [] }]);
  await wait(visitor, 6);
  expect((await visitor.get<Wire['VoucherDocument']>(path)).body.state).toBe('READY');
  expect((await outboxOf(visitor))[0]?.links[0]).toContain('/voucher-pdf/');
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

it('sends no code while a large redemption is on hold, and goes on when it is released', async () => {
  const { visitor, token, quoteId } = await withQuote({ condition: 'large', valueInCent: 25_000 });
  const { body } = await redeem(visitor, order(quoteId, { delivery: 'LINK' }), { token });
  expect([body.redeemLinkToken, body.holdUntil]).toEqual([undefined, '2026-11-28T12:00:00Z']);
  await wait(visitor, 20);
  expect(await outboxOf(visitor)).toHaveLength(2);
  await visitor.post(`/sandbox/orders/${body.orderNumber}/release`, {});
  const { body: after } = await visitor.get<Wire['Redemption']>(`/api/v2/redeem/${quoteId}`, {
    token: body.statusToken ?? '',
  });
  expect(after).toMatchObject({ status: 'COMPLETED', delivery: { state: 'READY', kind: 'LINK' } });
  expect([after.holdUntil, after.fraudPreventionIdent]).toEqual([undefined, undefined]);
  expect(after.redeemLinkToken).toMatch(/^rl-/);
  expect(after.timeline?.map(({ state }) => state)).toEqual(['ACCEPTED', 'ON_HOLD', 'RELEASED', 'READY']);
  expect((await outboxOf(visitor))[0]?.links[0]).toContain(after.redeemLinkToken);
  await visitor.post(`/sandbox/orders/${quoteId}/release`, {});
  expect(await outboxOf(visitor)).toHaveLength(3);
});

it('knows no order to release that was never made', async () => {
  expect((await new Visitor().post('/sandbox/orders/none/release', {})).status).toBe(404);
});

it.each([
  ['LINK', 'spendable', 2500],
  ['PDF', 'spendable', 2500],
  ['EMAIL', 'large', 25_000],
])(
  'gives the money back where %s for %s fails, and nothing of it opens',
  async (delivery, condition, value) => {
    const { visitor, token, quoteId } = await withQuote({ condition, valueInCent: value });
    const { body } = await redeem(visitor, order(quoteId, { delivery }), { token });
    const mails = (await outboxOf(visitor)).length;
    await wait(visitor, 0.1);
    await visitor.post(`/sandbox/orders/${quoteId}/fail`, {});
    await visitor.post(`/sandbox/orders/${quoteId}/fail`, {});
    await visitor.post(`/sandbox/orders/${quoteId}/release`, {});
    const { body: after } = await visitor.get<Wire['Redemption']>(`/api/v2/redeem/${quoteId}`, { token });
    expect(after.status).toBe('RETURNED_TO_BALANCE');
    expect(after.delivery).toEqual({ state: 'FAILED', kind: delivery });
    expect(after.timeline?.slice(-2).map(({ state }) => state)).toEqual(['FAILED', 'RETURNED_TO_BALANCE']);
    expect(after.remainingBalanceInCent).toBe(body.remainingBalanceInCent + value);
    expect([after.holdUntil, after.emailCorrectable]).toEqual([undefined, false]);
    const link = await visitor.get(`/api/v2/redeem-link/${body.redeemLinkToken}`);
    const document = await visitor.get(`/api/v2/voucher-document/${body.documentIdent}`);
    expect([link.status, document.status]).toEqual([404, 404]);
    expect(await outboxOf(visitor)).toHaveLength(mails);
  },
);
