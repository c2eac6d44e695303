import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSandbox } from '#sandbox/app.ts';
import { readSandboxPicture } from '#tools/serve/sandboxPictures.ts';
import { Visitor, type Wire } from './visitor.ts';

const folder = new URL('../../../tools/sandbox/pictures/', import.meta.url);
const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svg'),
);
const sandbox = createSandbox({ readPicture: readSandboxPicture });

it('serves a drawing, and no other file', async () => {
  const [name = ''] = drawings;
  const typeOf = async (path: string) => {
    const { status, headers } = await sandbox.request(`/media/${path}`);
    return [status, headers.get('Content-Type')];
  };
  expect(await typeOf(name.replaceAll('\\', '/'))).toEqual([200, 'image/svg+xml']);
  for (const path of ['shops/no-such-shop.svg', 'shops/..%2F..%2Fapp.ts'])
    expect((await typeOf(path))[0]).toBe(404);
});

it.each([1, 9, 27, 29, 33, 36])('has a logo for every shop of the wall %d', async (category) => {
  const { body } = await new Visitor().get<Wire['ShopTile'][]>(`/api/v2/shop/wall/${category}`);
  const logos = body.flatMap(({ logo }) => (logo === undefined ? [] : [logo]));
  expect(logos.length).toBeGreaterThan(10);
  const drawn = new Set(drawings.map((name) => `/media/${name.replaceAll('\\', '/')}`));
  expect(logos.filter((logo) => !drawn.has(logo))).toEqual([]);
});
