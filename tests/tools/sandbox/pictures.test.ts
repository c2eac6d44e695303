import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSandbox } from '#sandbox/app.ts';
import { readSandboxPicture } from '#tools/serve/sandboxPictures.ts';
import { Visitor, type Wire } from './visitor.ts';

const folder = new URL('../../../tools/sandbox/pictures/', import.meta.url);
const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svg'),
);
const sandbox = createSandbox({ readPicture: readSandboxPicture });

it('serves each of its pictures as a drawing that may be kept', async () => {
  expect(drawings.length).toBeGreaterThan(800);
  for (const name of drawings.map((file) => file.replaceAll('\\', '/'))) {
    const answer = await sandbox.request(`/sandbox/pictures/${name}`);
    expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, 'image/svg+xml']);
    expect(answer.headers.get('cache-control')).toContain('max-age');
  }
});

it.each(['/sandbox/pictures/shops/no-such-shop.svg', '/sandbox/pictures/shops/..%2F..%2Fapp.ts'])(
  'has nothing at %s',
  async (address) => {
    expect((await sandbox.request(address)).status).toBe(404);
  },
);

it('has none where it cannot read files', async () => {
  expect((await createSandbox().request('/sandbox/pictures/partners/sternbonus.svg')).status).toBe(404);
});

it.each([1, 9, 27, 29, 33, 36])('has a logo for every shop of the wall %d', async (category) => {
  const { body } = await new Visitor().get<Wire['ShopTile'][]>(`/api/v2/shop/wall/${category}`);
  const logos = body.flatMap(({ logo }) => (logo === undefined ? [] : [logo]));
  expect(logos.length).toBeGreaterThan(10);
  const drawn = new Set(drawings.map((name) => `/sandbox/pictures/${name.replaceAll('\\', '/')}`));
  expect(logos.filter((logo) => !drawn.has(logo))).toEqual([]);
});

it('keeps all pictures together under 700 kB', () => {
  const bytes = drawings.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
  expect(bytes).toBeLessThan(700 * 1024);
});
