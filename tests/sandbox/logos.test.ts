import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shopLogos } from '../../scripts/shopLogos/logos.ts';
import { Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

const folder = new URL('../../public/shops/', import.meta.url);

it('has drawn every logo that is committed, and committed every logo that it draws', () => {
  const logos = shopLogos();
  expect(readdirSync(folder).toSorted()).toEqual(logos.map(({ file }) => file).toSorted());
  const stale = logos.filter(({ file, drawing }) => readFileSync(new URL(file, folder), 'utf8') !== drawing);
  expect(stale.map(({ file }) => file)).toEqual([]);
});

it.each([1, 9, 27, 29, 33, 36])('has a logo for every shop of the wall %d', async (category) => {
  const drawn = new Set(readdirSync(folder).map((file) => `/shops/${file}`));
  const { body } = await new Visitor().get<Wire['ShopTile'][]>(`/api/v2/shop/wall/${category}`);
  expect(body.filter(({ logo = '' }) => !drawn.has(logo))).toEqual([]);
});

it('keeps all logos together under 650 kB', () => {
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
  expect(bytes).toBeLessThan(650 * 1024);
});
