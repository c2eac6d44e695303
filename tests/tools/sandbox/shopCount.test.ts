import { expect } from 'vitest';
import { type Wire, Visitor } from './visitor.ts';
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

it('lists only the first shops of each wall, and still serves the page of every other shop', async ({
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

it.each([0, -1, 50_001, 1.5, '10', null, 9e99])('refuses %s shops', async (shops) => {
  const visitor = new Visitor();
  expect((await turn(visitor, shops)).status).toBe(400);
  expect(await wallOf(visitor)).toHaveLength(500);
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
