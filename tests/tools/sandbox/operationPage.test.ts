import { expect, it } from 'vitest';
import { INCIDENTS } from '#sandbox/operation/incidents.ts';
import { createSandbox } from '#sandbox/app.ts';
import { anId } from '#tests/data/operation.ts';
import { NOW } from './visitor.ts';

function aSandbox() {
  const app = createSandbox({ now: () => NOW });
  const post = (path: string, body: unknown) =>
    app.request(path, { method: 'POST', body: JSON.stringify(body) });
  const page = async (query = '') => (await app.request(`/sandbox/operation${query}`)).text();
  const call = (path: string) => app.request(path, { headers: { 'X-Correlation-Id': anId } });
  return { app, post, page, call };
}

it('shows what pages sent: rates, percentiles, and problems per site and hour', async () => {
  const { post, page } = aSandbox();
  const step = '/shops';
  await post('/api/v2/operation-log', {
    site: 'ch',
    engine: 'gecko',
    events: [
      { kind: 'step', name: 'opened', step, count: 40 },
      { kind: 'problem', name: 'shop-gone', step, count: 3 },
      { kind: 'vital', name: 'LCP', step, upTo: 1800, count: 3 },
      { kind: 'vital', name: 'LCP', step, count: 1 },
    ],
  });
  const shown = (await page()).replaceAll(/\s+/g, ' ');
  expect(shown).toMatch(/ch<\/th> <td class="number">40<\/td> <td class="number">7\.5 %/);
  expect(shown).toMatch(
    /LCP<\/th> <td class="number">4<\/td> .*?≤ 1\.8 s<\/td><td class="number">≤ 1\.8 s.*?above all/,
  );
  expect(shown).toMatch(/ch<\/th> <td>shop-gone<\/td> <td class="number">3/);
  expect(shown).toMatch(/gecko<\/th><td class="number">1/);
});

it('shows the alarm of a simulated incident, and none on an ordinary day', async () => {
  const { post, page } = aSandbox();
  expect(await (await post('/sandbox/operation/simulate', { incident: 'brand-down' })).json()).toMatchObject([
    { id: 'brand-down', about: 'fr' },
  ]);
  expect(await page()).toContain('A brand cannot be opened');
  expect(await (await post('/sandbox/operation/simulate', {})).json()).toEqual([]);
  expect(await page()).not.toContain('A brand cannot be opened');
  expect((await post('/sandbox/operation/simulate', { incident: 'flood' })).status).toBe(400);
});

it('has a button for each incident', async () => {
  const shown = await aSandbox().page();
  for (const { title } of INCIDENTS) expect(shown).toContain(title);
});

it('finds the calls of a page load by what its card shows, without any value of them', async () => {
  const { call, page, app } = aSandbox();
  await call('/api/v2/shop/100001?fields=name');
  await call('/api/v2/redeem/3f0a-secret');
  const shown = await page('?call=3F2A-91BC');
  expect(shown).toContain('/api/v2/shop/:id');
  expect(shown).not.toContain('100001');
  expect(shown).not.toContain('secret');
  const calls = (await (
    await app.request('/sandbox/operation/calls?id=3F2A-91BC')
  ).json()) as readonly object[];
  expect(calls).toMatchObject([{ status: 200 }, { status: 404 }]);
});

it('escapes what is searched for', async () => {
  expect(await aSandbox().page('?call=%22%3E%3Cscript%3Ealert(1)')).not.toContain('<script>alert');
});
