import { expect, it } from 'vitest';
import { Visitor, type Wire } from './visitor.ts';

const REGION = 31;
const points = async (category = REGION) =>
  (await new Visitor().get<Wire['AcceptancePoint'][]>(`/api/v2/acceptance-points/${category}`)).body;
const wall = async (category: number) =>
  (await new Visitor().get<{ id: string; name: string }[]>(`/api/v2/shop/wall/${category}`)).body;

it('has offices, then businesses, each at a point of its own', async () => {
  const all = await points();
  expect(all.map(({ isContact = false }) => isContact)).toEqual(all.map((_, index) => index < 2));
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all.map(({ lng, lat }) => `${lng} ${lat}`)).size).toBe(all.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

it('has every business on the wall of the region, under the same name, and on no other', async () => {
  const names = new Map((await wall(REGION)).map(({ id, name }) => [id, name]));
  const businesses = (await points()).filter(({ shopId }) => shopId !== undefined);
  expect(businesses.map(({ shopId, name }) => [name, names.get(String(shopId))])).toEqual(
    businesses.map(({ name }) => [name, name]),
  );
  expect((await wall(1)).filter(({ id }) => id.startsWith('70'))).toEqual([]);
  expect(names.size).toBe(250);
});

it('tells what such a shop is', async () => {
  const { body } = await new Visitor().get<Wire['ShopDetails']>('/api/v2/shop/700001?fields=name,id');
  expect(body.name).toBe('Buchhandlung Siebenquell');
});

it('has no places for other brands', async () => {
  expect(await points(1)).toEqual([]);
});
