import { expect, it } from 'vitest';
import { buy, shopFor } from './shopping.ts';
import { codeOf, NOW, Visitor } from './visitor.ts';
import type { Message, Wire } from './visitor.ts';

const PATH = '/api/v2/redeem-link';

/** What authorises the calls of a page, from its address. */
function tokenOf(address: string): string {
  return address.split('/').at(-1) ?? '';
}

async function readyLink(visitor: Visitor, name: string): Promise<string> {
  const { body } = await visitor.get<Record<string, string>>('/sandbox/links');
  return tokenOf(body[name] ?? '');
}

function look<T = Wire['RedeemLink']>(visitor: Visitor, link: string) {
  return visitor.get<T>(PATH, { link });
}

function reveal(visitor: Visitor, link: string, language = 'de') {
  return visitor.post<Wire['RevealedCodes'] & Wire['Problem']>(`${PATH}/reveal`, undefined, {
    link,
    language,
  });
}

it('shows what is behind a mailed link without its code, however often it is loaded', async () => {
  const visitor = new Visitor();
  const shop = await shopFor(visitor);
  await buy(visitor, await visitor.tokenOf('spendable'), { shopId: String(shop.id), valueInCent: 2500 });
  const { body: outbox } = await visitor.get<Message[]>('/sandbox/outbox');
  const link = tokenOf(outbox[0]?.links[0] ?? '');
  const first = await look(visitor, link);
  const second = await look(visitor, link);
  expect(first.body).toMatchObject({ valueInCent: 2500, currency: 'EUR', state: 'READY', revealed: false });
  expect(first.body.shop).toMatchObject({ id: shop.id, name: shop.name, logo: shop.logo });
  expect(second.body).toEqual(first.body);
});

it('reveals the same codes every time and remembers that it did', async () => {
  const visitor = new Visitor();
  const link = await readyLink(visitor, 'redeemLink');
  const first = await reveal(visitor, link);
  expect(first.body.codes).toHaveLength(1);
  expect(first.body.codes[0]?.code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
  expect((await reveal(visitor, link)).body).toEqual(first.body);
  expect((await look(visitor, link)).body.revealed).toBe(true);
});

it('explains the code in the language of the person', async () => {
  const visitor = new Visitor();
  const link = await readyLink(visitor, 'redeemLink');
  const texts = await Promise.all(
    ['de', 'en', 'fr', 'it', 'nl'].map(
      async (language) => (await reveal(visitor, link, language)).body.instructions[0],
    ),
  );
  expect(new Set(texts).size).toBe(5);
});

it('lets a link run out for safety, also for the reveal', async () => {
  const visitor = new Visitor();
  const link = await readyLink(visitor, 'redeemLinkExpired');
  const sealed = await look<Wire['Problem']>(visitor, link);
  expect([sealed.status, codeOf(sealed)]).toEqual([410, 'RDMx2']);
  expect(codeOf(await reveal(visitor, link))).toBe('RDMx2');
});

it('lets a fresh link run out when ninety days have passed', async () => {
  const visitor = new Visitor();
  const link = await readyLink(visitor, 'redeemLink');
  await visitor.post('/sandbox/clock', { now: NOW + 90 * 86_400_000 });
  expect(codeOf(await look<Wire['Problem']>(visitor, link))).toBe('RDMx2');
});

it('waits with the code of a slow partner until it is there', async () => {
  const visitor = new Visitor();
  const link = await readyLink(visitor, 'redeemLinkDelayed');
  expect((await look(visitor, link)).body.state).toBe('DELAYED');
  const early = await reveal(visitor, link);
  expect([early.status, codeOf(early), early.headers.get('Retry-After')]).toEqual([409, 'RDMx4', '21600']);
  expect((await look(visitor, link)).body.revealed).toBe(false);
  await visitor.post('/sandbox/clock', { now: early.body.availableAt });
  expect((await reveal(visitor, link)).status).toBe(200);
});

it('knows no link that it did not make', async () => {
  const { status, body } = await look<Wire['Problem']>(new Visitor(), 'rl-unknown');
  expect([status, body.errors]).toEqual([404, []]);
  expect((await new Visitor().get(PATH)).status).toBe(404);
});

it('has every answer that depends on a link’s token kept by no cache', async () => {
  const visitor = new Visitor();
  const link = await readyLink(visitor, 'redeemLink');
  const answers = [
    await look(visitor, link),
    await reveal(visitor, link),
    await visitor.get('/api/v2/voucher-document', { link: 'none' }),
    await visitor.get('/api/v2/third-party-redeem', { link: 'none' }),
  ];
  expect(answers.map(({ headers }) => headers.get('Cache-Control'))).toEqual(answers.map(() => 'no-store'));
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
  const { body } = await reveal(visitor, tokenOf(outbox[0]?.links[0] ?? ''));
  const digits = Array.from(body.codes[0]?.code ?? '', Number);
  expect(digits).toHaveLength(13);
  expect(digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10).toBe(0);
});
