import { expect } from 'vitest';
import { brands, restaurants } from '#sandbox/shop/brand.ts';
import { LARGEST_WALL } from '#sandbox/shop/shopCount.ts';
import { buy, shopFor } from './shopping.ts';
import { type Wire, codeOf, Visitor } from './visitor.ts';
import { it } from './visits.ts';

const WALL = '/api/v2/shop/wall/1';

async function wallOf(visitor: Visitor, path = WALL): Promise<Wire['ShopTile'][]> {
  return (await visitor.get<Wire['ShopTile'][]>(path)).body;
}

const turn = (visitor: Visitor, shops: unknown) => visitor.post<Wire['Problem']>('/sandbox/shops', { shops });

it('grows to ten thousand shops, each with an id, a name and a slug of its own', async ({ visitor }) => {
  expect(await turn(visitor, 10_000)).toMatchObject({ status: 200, body: { shops: 10_000 } });
  const wall = await wallOf(visitor);
  expect(wall).toHaveLength(10_000);
  for (const field of ['id', 'name', 'slug'] as const)
    expect(new Set(wall.map((shop) => shop[field])).size, field).toBe(10_000);
});

it.each([
  ['shops', brands(LARGEST_WALL)],
  ['restaurants', restaurants(LARGEST_WALL / 2)],
])('has a name and a slug for each of the most %s that there can be', (_kind, all) => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(LARGEST_WALL / 2);
});

it('keeps the share of the smaller walls', async ({ visitor }) => {
  await turn(visitor, 1000);
  expect(await wallOf(visitor, '/api/v2/shop/wall/9')).toHaveLength(200);
  expect(await wallOf(visitor, '/api/v2/shop/wall/33')).toHaveLength(800);
});

it('leaves the usual shops as they were, and some of the further ones without a logo', async ({
  visitor,
}) => {
  const usual = await wallOf(visitor);
  await turn(visitor, 2000);
  const grown = new Map((await wallOf(visitor)).map((shop) => [shop.id, shop]));
  for (const shop of usual) expect(grown.get(shop.id)).toEqual(shop);
  const further = [...grown.values()].filter(({ id }) => Number(id) > 100_500);
  const bare = further.filter(({ logo }) => logo === undefined);
  expect(bare.length / further.length).toBeGreaterThan(0.05);
  expect(bare.length / further.length).toBeLessThan(0.2);
});

it('describes a further shop, and redeems there', async ({ visitor }) => {
  await turn(visitor, 3000);
  const wall = await wallOf(visitor, `${WALL}?voucherValue=2500&distribution=PROMOTION&noMarketplaces=true`);
  const shop = wall.find(({ id, type }) => Number(id) > 101_000 && Number(id) % 40 !== 8 && type === 'other');
  const details = await visitor.get<Wire['ShopDetails']>(`/api/v2/shop/${shop?.id}`);
  expect(details.body.name).toBe(shop?.name);
  const { status, body } = await buy(visitor, await visitor.tokenOf('spendable'), {
    shopId: String(shop?.id),
  });
  expect([status, body.items[0]?.shopName]).toEqual([201, shop?.name]);
});

it('takes shops away, whose pages are then gone', async ({ visitor }) => {
  await turn(visitor, 20);
  expect(await wallOf(visitor)).toHaveLength(20);
  expect(codeOf(await visitor.get<Wire['Problem']>('/api/v2/shop/100100'))).toBe('SHPx1');
});

it('puts the usual number back at a reset', async ({ visitor }) => {
  const usual = await wallOf(visitor);
  await turn(visitor, 700);
  await visitor.fetch('POST', '/sandbox/reset');
  expect(await wallOf(visitor)).toEqual(usual);
});

it('shows the first shops of each wall only, and keeps the others for whoever has their address', async ({
  visitor,
}) => {
  const usual = await wallOf(visitor);
  const answer = await visitor.post<object>('/sandbox/shops', { onWall: 60 });
  expect(answer).toMatchObject({ status: 200, body: { shops: 500, onWall: 60 } });
  expect(await wallOf(visitor)).toEqual(usual.slice(0, 60));
  expect((await visitor.get(`/api/v2/shop/${usual[400]?.id}`)).status).toBe(200);
  expect(await wallOf(visitor, `${WALL}?shops=500`)).toHaveLength(500);
  await turn(visitor, 500);
  expect(await wallOf(visitor)).toEqual(usual);
});

it.each([0, 1.5, '60', null])('refuses to show %s shops', async (onWall) => {
  const visitor = new Visitor();
  expect((await visitor.post('/sandbox/shops', { onWall })).status).toBe(400);
  expect(await wallOf(visitor)).toHaveLength(500);
});

it('answers one call with another number, and the next one as before', async ({ visitor }) => {
  expect(await wallOf(visitor, `${WALL}?shops=1200`)).toHaveLength(1200);
  const paged = await visitor.get(`${WALL}?shops=1200&page=0&size=10`);
  expect(paged.headers.get('X-Total-Count')).toBe('1200');
  expect(await wallOf(visitor)).toHaveLength(500);
});

it.each([0, -1, 50_001, 1.5, '10', null, 9e99])('refuses %s shops', async (shops) => {
  const visitor = new Visitor();
  expect((await turn(visitor, shops)).status).toBe(400);
  expect(await wallOf(visitor)).toHaveLength(500);
});

it.each(['0', 'x', '', '50001', '1e9', '-5'])('refuses the query ?shops=%s', async (shops) => {
  expect((await new Visitor().get(`${WALL}?shops=${shops}`)).status).toBe(400);
});

it('turns the dial where the page is opened with it, and shows the page without it in the address', async ({
  visitor,
}) => {
  const opened = await visitor.fetch('GET', '/sandbox?shops=40');
  expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/sandbox']);
  const page = await (await visitor.fetch('GET', '/sandbox')).text();
  expect(page).toMatch(/name="shops"[^>]*value="40"/);
  expect(await wallOf(visitor)).toHaveLength(40);
});

it('still knows the shop of an order after the dial was turned back', async ({ visitor }) => {
  const { id, name } = await shopFor(visitor);
  await buy(visitor, await visitor.tokenOf('spendable'), { shopId: String(id) });
  await turn(visitor, 1);
  const { body } = await visitor.get<{ items: { shopName: string }[] }[]>('/sandbox/orders');
  expect(body[0]?.items[0]?.shopName).toBe(name);
});
