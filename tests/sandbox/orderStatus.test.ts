import { expect, it } from 'vitest';
import { ADA, order, readyKey, redeem, slowPartner, quote, wait, withQuote } from './shopping.ts';
import { codeOf, Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

function ask(visitor: Visitor, orderNumber: string, email: string = ADA.email, language = 'de') {
  const body = { orderNumber, email, captcha: visitor.captcha() };
  return visitor.post<Wire['OrderStatus'] & Pick<Wire['Problem'], 'errors'>>('/api/v2/order/status', body, {
    language,
  });
}

it('tells how a redemption stands to who knows its number and its address', async () => {
  const { visitor, token, quoteId } = await withQuote();
  const { body } = await redeem(visitor, order(quoteId), { token });
  const answer = await ask(visitor, ` ${body.orderNumber} `, 'ADA@mail.example');
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      orderNumber: body.orderNumber,
      status: 'COMPLETED',
      timeline: body.timeline,
      delivery: body.delivery,
    },
  ]);
});

it('says in the language of the person which partner is late', async () => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('large');
  const { body: shop } = await visitor.get<Wire['ShopDetails']>(`/api/v2/shop/${slowPartner()}`);
  const valueInCent = shop.voucherValues?.[0]?.valueInCent ?? 0;
  const { body } = await quote(visitor, token, [{ shopId: slowPartner(), valueInCent }]);
  const { body: redeemed } = await redeem(visitor, order(body.quoteId), { token });
  const texts = await Promise.all(
    ['de', 'en', 'fr', 'it', 'nl'].map(
      async (language) =>
        (await ask(visitor, redeemed.orderNumber, ADA.email, language)).body.timeline[1]?.text,
    ),
  );
  expect(new Set(texts).size).toBe(5);
  for (const text of texts) expect(text).toContain(shop.name);
});

it('says of an order on hold when it goes on', async () => {
  const { visitor, token, quoteId } = await withQuote({ condition: 'large', valueInCent: 25_000 });
  const { body } = await redeem(visitor, order(quoteId), { token });
  expect((await ask(visitor, body.orderNumber)).body).toMatchObject({
    status: 'ON_HOLD',
    holdUntil: body.holdUntil,
  });
});

it('knows donations too, which are complete at once', async () => {
  const visitor = new Visitor();
  const body = {
    donationId: crypto.randomUUID(),
    organisationId: '13',
    valueInCent: 500,
    receipt: false,
    customer: ADA,
    confirmations: { notesRead: true },
  };
  const call = { token: await visitor.tokenOf('spendable'), key: crypto.randomUUID() };
  const { body: donation } = await visitor.post<Wire['Donation']>('/api/v2/donation', body, call);
  const answer = await ask(visitor, donation.orderNumber);
  expect(answer.body.status).toBe('COMPLETED');
  expect(answer.body.delivery).toBeUndefined();
});

it('does not find an order by another address, nor one that was never made', async () => {
  const { visitor, token, quoteId } = await withQuote();
  const { body } = await redeem(visitor, order(quoteId), { token });
  for (const answer of [await ask(visitor, body.orderNumber, 'eve@mail.example'), await ask(visitor, '1')]) {
    expect([answer.status, codeOf(answer)]).toEqual([404, 'ORDx1']);
  }
});

it('has a ready order that is found, and one whose status nobody can tell', async () => {
  const visitor = new Visitor();
  const email = await readyKey(visitor, 'email');
  const found = await ask(visitor, await readyKey(visitor, 'orderFound'), email);
  expect(found.body.timeline).toHaveLength(4);
  await wait(visitor, 48);
  expect((await ask(visitor, await readyKey(visitor, 'orderFound'), email)).body).toEqual(found.body);
  const unclear = await ask(visitor, await readyKey(visitor, 'orderUndeterminable'), email);
  expect([unclear.status, codeOf(unclear)]).toEqual([503, 'ORDx2']);
});

it('wants a captcha', async () => {
  const body = { orderNumber: '1', email: ADA.email, captcha: 'mock-captcha-refused' };
  expect(codeOf(await new Visitor().post<Wire['Problem']>('/api/v2/order/status', body))).toBe('CAPx1');
});
