import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openSandbox } from '#tools/serve/sandboxMount.ts';

/** How many shops the first site's wall has. */
async function shopsOf(sandbox: ReturnType<typeof openSandbox>): Promise<number> {
  const answer = await sandbox.answer(new Request('http://localhost/api/v2/shop/wall/1'));
  return ((await answer.json()) as unknown[]).length;
}

it('compresses JSON for a client that accepts gzip', async () => {
  const sandbox = openSandbox();
  const ask = (path: string, accepted = 'gzip, br') =>
    sandbox.answer(new Request(`http://localhost${path}`, { headers: { 'accept-encoding': accepted } }));
  const wall = await ask('/api/v2/shop/wall/1');
  expect(wall.headers.get('content-encoding')).toBe('gzip');
  expect(wall.headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
  expect(JSON.parse(gunzipSync(await wall.bytes()).toString())).toHaveLength(500);
  for (const refusal of ['identity', 'gzip;q=0, br', '*;q=0']) {
    const plain = await ask('/api/v2/shop/wall/1', refusal);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
    expect(await plain.json()).toHaveLength(500);
  }
});

it('lets an answer break off that is meant to', async () => {
  const sandbox = openSandbox();
  const plan = { method: 'GET', path: '/v2/shop/wall/1', network: 'answer' };
  const body = JSON.stringify(plan);
  await sandbox.answer(new Request('http://localhost/sandbox/faults', { method: 'POST', body }));
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await sandbox.answer(new Request('http://localhost/api/v2/shop/wall/1', { headers }));
  await expect(answer.text()).rejects.toThrow('connection was lost');
});

it('turns the number of shops for a page whose address asks for it', async () => {
  const sandbox = openSandbox();
  await sandbox.see('http://de.localhost:4173/shops?name=x&shops=1200');
  expect(await shopsOf(sandbox)).toBe(1200);
  await sandbox.see('/shops/1/a.b?shops=40#top');
  expect(await shopsOf(sandbox)).toBe(40);
});

it.each(['/brands/de/logo.svg?shops=10', '/shops?shops=0', '/shops?workshops=10', '//?%E0%A4%A&shops='])(
  'leaves the number of shops alone for %s',
  async (address) => {
    const sandbox = openSandbox();
    await sandbox.see(address);
    expect(await shopsOf(sandbox)).toBe(500);
  },
);
