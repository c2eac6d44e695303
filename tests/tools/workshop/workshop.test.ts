import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSandbox } from '#tools/serve/sandboxMount.ts';
import type { WriteBrand } from '#workshop/server/brandRoutes.ts';
import { openWorkshop, type Workshop } from '#workshop/server/workshop.ts';

const EXAMPLE = readFileSync(new URL('../../../sites/example.brand.json', import.meta.url), 'utf8');
const HOST = 'http://gallery.localhost:4173';

const app = () => Promise.resolve(new Response('app'));
const write = vi.fn<NonNullable<WriteBrand>>();
let workshop: Workshop;

beforeEach(() => {
  write.mockReset().mockResolvedValue({ isAdded: true, report: 'wrote sites/nl-two.ts' });
  workshop = openWorkshop(openSandbox().answer, write);
});

function post(path: string, body: string, headers: Readonly<Record<string, string>> = {}, host = HOST) {
  const sent = { 'Content-Type': 'application/json', Origin: host, ...headers };
  return workshop.serve(new Request(host + path, { method: 'POST', headers: sent, body }), app);
}

it('never begins in a tab on a brand’s own host, whose storage it would empty', async () => {
  const led = await workshop.serve(new Request('http://de.localhost:4173/gallery/begin?state=wall'), app);
  expect(led.status).toBe(404);
});

it('writes a brand that has no faults', async () => {
  const answer = await post('/gallery/brand/write', free());
  expect([answer.status, await answer.json()]).toEqual([
    201,
    { report: 'wrote sites/nl-two.ts', id: 'nl-two' },
  ]);
  expect(write.mock.calls).toEqual([[free(), 'sites/workshop.brand.json']]);
});

it('writes nothing of a brand with faults', async () => {
  const answer = await post('/gallery/brand/write', free().replace('"#f2994b"', '"orange"'));
  expect(answer.status).toBe(422);
  expect(write).not.toHaveBeenCalled();
});

it.each([
  ['another site’s page', { Origin: 'https://evil.example' }, HOST],
  ['a frame', { Origin: 'http://f1.de.gallery.localhost:4173' }, HOST],
  ['a page without an origin', { Origin: 'null' }, HOST],
  ['another port', { Origin: 'http://gallery.localhost:4174' }, HOST],
  ['a site that names itself ours', { 'Sec-Fetch-Site': 'cross-site' }, HOST],
  ['a form', { 'Content-Type': 'text/plain' }, HOST],
  ['a name that resolves to this machine', {}, 'http://rebound.example:4173'],
  ['a brand’s host', {}, 'http://de.localhost:4173'],
])('refuses to write for %s', async (_who, headers, host) => {
  const answer = await post('/gallery/brand/write', free(), headers, host);
  expect(answer.status).toBe(403);
  expect(write).not.toHaveBeenCalled();
});

it('writes nothing where it serves a build', async () => {
  const built = openWorkshop(openSandbox().answer, null);
  const headers = { 'Content-Type': 'application/json', Origin: HOST };
  const request = new Request(`${HOST}/gallery/brand/write`, { method: 'POST', headers, body: free() });
  expect((await built.serve(request, app)).status).toBe(409);
});

/** The example, as a brand that the repository surely does not have. */
function free(): string {
  return EXAMPLE.replace('"nl"', '"nl-two"')
    .replace(/ {2}"(composition|shape)": .*\n/g, '')
    .replaceAll('Kaartvink', 'Kaartmees')
    .replaceAll('kaartvink', 'kaartmees')
    .replace('#f2994a', '#f2994b')
    .replace('"voucherCategory": 38', '"voucherCategory": 9998')
    .replace('FCMEXAMPLENL', 'FCMEXAMPLENLTWO');
}
