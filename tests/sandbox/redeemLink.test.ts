import { expect, it } from 'vitest';
import { buy, shopFor } from './shopping.ts';
import { codeOf, NOW, Visitor } from './visitor.ts';
import type { Message, Wire } from './visitor.ts';

/** The path of the API for a link of the app. */
function callFor(link: string): string {
  return `/api/v2/redeem-link/${link.split('/').at(-1)}`;
}

async function readyLink(visitor: Visitor, name: string): Promise<string> {
  const { body } = await visitor.get<Record<string, string>>('/sandbox/links');
  return callFor(body[name] ?? '');
}

async function reveal(visitor: Visitor, call: string, language = 'de') {
  return visitor.post<Wire['RevealedCodes'] & Wire['Problem']>(`${call}/reveal`, undefined, { language });
}

it('shows what is behind a mailed link without its code, however often it is loaded', async () => {
  const visitor = new Visitor();
  const shop = await shopFor(visitor);
  await buy(visitor, await visitor.tokenOf('spendable'), { shopId: String(shop.id), valueInCent: 2500 });
  const { body: outbox } = await visitor.get<Message[]>('/sandbox/outbox');
  const call = callFor(outbox[0]?.links[0] ?? '');
  const first = await visitor.get<Wire['RedeemLink']>(call);
  const second = await visitor.get<Wire['RedeemLink']>(call);
  expect(first.body).toMatchObject({ valueInCent: 2500, currency: 'EUR', state: 'READY', revealed: false });
  expect(first.body.shop).toMatchObject({ id: shop.id, name: shop.name, logo: shop.logo });
  expect(second.body).toEqual(first.body);
});

it('reveals the same codes every time and remembers that it did', async () => {
  const visitor = new Visitor();
  const call = await readyLink(visitor, 'redeemLink');
  const first = await reveal(visitor, call);
  expect(first.body.codes).toHaveLength(1);
  expect(first.body.codes[0]?.code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
  expect((await reveal(visitor, call)).body).toEqual(first.body);
  expect((await visitor.get<Wire['RedeemLink']>(call)).body.revealed).toBe(true);
});

it('explains the code in the language of the person', async () => {
  const visitor = new Visitor();
  const call = await readyLink(visitor, 'redeemLink');
  const texts = await Promise.all(
    ['de', 'en', 'fr', 'it', 'nl'].map(
      async (language) => (await reveal(visitor, call, language)).body.instructions[0],
    ),
  );
  expect(new Set(texts).size).toBe(5);
});

it('lets a link run out for safety, also for the reveal', async () => {
  const visitor = new Visitor();
  const call = await readyLink(visitor, 'redeemLinkExpired');
  const sealed = await visitor.get<Wire['Problem']>(call);
  expect([sealed.status, codeOf(sealed)]).toEqual([410, 'RDMx2']);
  expect(codeOf(await reveal(visitor, call))).toBe('RDMx2');
});

it('lets a fresh link run out when ninety days have passed', async () => {
  const visitor = new Visitor();
  const call = await readyLink(visitor, 'redeemLink');
  await visitor.post('/sandbox/clock', { now: NOW + 90 * 86_400_000 });
  expect(codeOf(await visitor.get<Wire['Problem']>(call))).toBe('RDMx2');
});

it('waits with the code of a slow partner until it is there', async () => {
  const visitor = new Visitor();
  const call = await readyLink(visitor, 'redeemLinkDelayed');
  expect((await visitor.get<Wire['RedeemLink']>(call)).body.state).toBe('DELAYED');
  const early = await reveal(visitor, call);
  expect([early.status, codeOf(early), early.headers.get('Retry-After')]).toEqual([409, 'RDMx4', '21600']);
  expect((await visitor.get<Wire['RedeemLink']>(call)).body.revealed).toBe(false);
  await visitor.post('/sandbox/clock', { now: early.body.availableAt });
  expect((await reveal(visitor, call)).status).toBe(200);
});

it('knows no link that it did not make', async () => {
  const { status, body } = await new Visitor().get<Wire['Problem']>('/api/v2/redeem-link/rl-unknown');
  expect([status, body.errors]).toEqual([404, []]);
});

it('gives barcodes whose check digit is right', async () => {
  const visitor = new Visitor();
  const { body: wall } = await visitor.get<Wire['ShopTile'][]>('/api/v2/shop/wall/36?voucherValue=2500');
  const details = await Promise.all(
    wall.map(async ({ id }) => (await visitor.get<Wire['ShopDetails']>(`/api/v2/shop/${id}`)).body),
  );
  const shop = details.find(({ codeTypes }) => codeTypes?.[0]?.symbology === 'ean13');
  const token = await visitor.tokenOf('spendable', 'restaurant');
  await buy(visitor, token, { shopId: String(shop?.id), valueInCent: 2500 });
  const { body: outbox } = await visitor.get<Message[]>('/sandbox/outbox');
  const { body } = await reveal(visitor, callFor(outbox[0]?.links[0] ?? ''));
  const digits = Array.from(body.codes[0]?.code ?? '', Number);
  expect(digits).toHaveLength(13);
  expect(digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10).toBe(0);
});
