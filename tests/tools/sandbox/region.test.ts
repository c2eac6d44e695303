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

it('tells the hours of an ordinary week as data, unless they differ by season or have no end', async () => {
  const byHours = new Map((await points()).map(({ hours, openHours }) => [hours, openHours]));
  expect(byHours.get('Mo–Fr 9–12 und 14–17 Uhr')).toEqual([
    { from: 1, to: 5, opens: '09:00', closes: '12:00' },
    { from: 1, to: 5, opens: '14:00', closes: '17:00' },
  ]);
  expect(byHours.get('Mo–Fr 9–18 Uhr, Sa 9–13 Uhr')).toEqual([
    { from: 1, to: 5, opens: '09:00', closes: '18:00' },
    { from: 6, to: 6, opens: '09:00', closes: '13:00' },
  ]);
  expect(byHours.get('täglich 6–18 Uhr')).toEqual([{ from: 1, to: 7, opens: '06:00', closes: '18:00' }]);
  expect(byHours.get('Fr–So ab 17 Uhr')).toBeUndefined();
  expect(byHours.get('April bis Oktober täglich 10–18 Uhr')).toBeUndefined();
});

it('tells what such a shop is', async () => {
  const { body } = await new Visitor().get<Wire['ShopDetails']>('/api/v2/shop/700001?fields=name,id');
  expect(body.name).toBe('Buchhandlung Siebenquell');
});

it('has no places for other brands', async () => {
  expect(await points(1)).toEqual([]);
});
