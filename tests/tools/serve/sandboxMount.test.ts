import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openSandbox } from '#tools/serve/sandboxMount.ts';

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
