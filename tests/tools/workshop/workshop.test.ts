import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSandbox } from '#tools/serve/sandboxMount.ts';
import type { WriteBrand } from '#workshop/server/brandRoutes.ts';
import { openWorkshop, type Workshop } from '#workshop/server/workshop.ts';

const EXAMPLE = readFileSync(new URL('../../../sites/example.brand.json', import.meta.url), 'utf8');
const HOST = 'http://gallery.localhost:4173';

const app = vi.fn<(request: Request) => Promise<Response>>();
const write = vi.fn<NonNullable<WriteBrand>>();
let workshop: Workshop;

/** Instead of a build. */
const fileOf = (name: string) => Promise.resolve(name === 'workshop.js' ? Buffer.from('script') : undefined);

beforeEach(() => {
  app
    .mockReset()
    .mockImplementation(() =>
      Promise.resolve(
        new Response('app', { headers: { 'Content-Security-Policy': "frame-ancestors 'none'" } }),
      ),
    );
  write.mockReset().mockResolvedValue({ isAdded: true, report: 'wrote sites/nl-two.ts' });
  workshop = openWorkshop(openSandbox().answer, write, fileOf);
});

const get = (address: string): Promise<Response> => workshop.serve(new Request(address), app);

function post(path: string, body: string, headers: Readonly<Record<string, string>> = {}, host = HOST) {
  const sent = { 'Content-Type': 'application/json', Origin: host, ...headers };
  return workshop.serve(new Request(host + path, { method: 'POST', headers: sent, body }), app);
}

it('shows its pages at a host of its own, and leads there from all others', async () => {
  expect(await (await get(`${HOST}/gallery`)).text()).toContain('<title>Gallery – Workshop</title>');
  expect(await (await get(`${HOST}/gallery/brand`)).text()).toContain('<title>New brand – Workshop</title>');
  for (const host of ['localhost', 'de.localhost', '127.0.0.1']) {
    const led = await get(`http://${host}:4173/gallery?state=wall`);
    expect([led.status, led.headers.get('location')]).toEqual([302, `${HOST}/gallery?state=wall`]);
  }
  expect(app).not.toHaveBeenCalled();
});

it('leaves every other address to the app', async () => {
  expect(await (await get('http://de.localhost:4173/shops')).text()).toBe('app');
  expect(await (await get('http://de.localhost:4173/galleries')).text()).toBe('app');
  expect((await get('http://de.localhost:4173/')).headers.get('Content-Security-Policy')).toBe(
    "frame-ancestors 'none'",
  );
});

it('shows all parts of the kit in a frame, in the look of its brand', async () => {
  const answer = await get('http://f0.gb.gallery.localhost:4173/gallery/parts');
  expect(await answer.text()).toContain('data-brand="gb"');
  expect(answer.headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${HOST};`);
});

it('sends the files of its client, and no other one', async () => {
  const script = await get(`${HOST}/gallery/files/workshop.js`);
  expect([script.headers.get('content-type'), await script.text()]).toEqual([
    'text/javascript; charset=utf-8',
    'script',
  ]);
  expect((await get(`${HOST}/gallery/files/none.js`)).status).toBe(404);
});

it('answers a frame as its brand, and lets the workshop embed it', async () => {
  const answer = await get('http://f2.gb.gallery.localhost:4173/shops?name=x');
  expect(app.mock.calls[0]?.[0].url).toBe('http://gb.localhost:4173/shops?name=x');
  expect(answer.headers.get('Content-Security-Policy')).toBe(`frame-ancestors ${HOST}`);
});

it('begins a frame with the storage of its state', async () => {
  const page = await (
    await get('http://f2.gb.gallery.localhost:4173/gallery/begin?state=basket&language=en')
  ).text();
  const begin = JSON.parse(/data-page="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '') as {
    session: Record<string, string>;
    device: Record<string, string>;
    path: string;
  };
  expect(begin.path).toBe('/basket');
  expect(begin.device).toEqual({ mockConsent: '', 'language.v1': '"en"' });
  expect(JSON.parse(begin.session['basket.v1'] ?? '')).toHaveLength(2);
  expect(begin.session['voucherToken.v1']).toMatch(/^"eyJ/);
});

it.each([
  ['nowhere', 'There is no state'],
  ['charge', 'has no such page'],
])('says why a frame cannot show the state %s', async (state, reason) => {
  expect(
    await (await get(`http://f1.fr.gallery.localhost:4173/gallery/begin?state=${state}`)).text(),
  ).toContain(reason);
});

it('never begins in a tab on a brand’s own host, whose storage it would empty', async () => {
  const led = await get('http://de.localhost:4173/gallery/begin?state=wall');
  expect(led.status).toBe(404);
});

it('checks a draft as npm run brand does, and shows it in its frame', async () => {
  const pale = free().replace('"actionColor": "#a85a12",', '');
  const checked = (await (await post('/gallery/brand/check', pale)).json()) as {
    faults: { path: string[]; remedy: string }[];
    colours: { light: { nearest?: { colour: string } }[] };
    css: string | null;
  };
  const fault = checked.faults.find(({ path }) => path[0] === 'brandingColor');
  const nearest = checked.colours.light[0]?.nearest?.colour ?? '';
  expect(nearest).toMatch(/^#[0-9a-f]{6}$/);
  expect(fault?.remedy).toContain(nearest);
  expect(checked.css).toContain('--brand-fill');

  const page = await (await get('http://draft.gallery.localhost:4173/gallery/begin?state=entry')).text();
  expect(page).toContain('workshopDraft');
  const logo = await get('http://draft.gallery.localhost:4173/brands/nl-two/logo.svg');
  expect(logo.headers.get('content-type')).toBe('image/svg+xml');
  const config = await get('http://draft.gallery.localhost:4173/api/redeem-site-config/NL-TWO');
  expect(await config.json()).toEqual({});
  await get('http://draft.gallery.localhost:4173/shops');
  expect(app.mock.calls.at(-1)?.[0].url).toBe('http://draft.gallery.localhost:4173/index.html');
});

it('says what has no right form, and keeps the frame', async () => {
  const broken = await post('/gallery/brand/check', EXAMPLE.replace('"#f2994a"', '"orange"'));
  expect(await broken.json()).toMatchObject({
    colours: null,
    css: null,
    faults: [{ path: ['brandingColor'] }],
  });
  expect((await get('http://draft.gallery.localhost:4173/gallery/begin?state=entry')).status).toBe(404);
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

it('says what the command refuses, such as a brand that was added a moment ago', async () => {
  write.mockResolvedValue({ isAdded: false, report: '“nl-two” is the id of another brand.' });
  const answer = await post('/gallery/brand/write', free());
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { report: '“nl-two” is the id of another brand.' },
  ]);
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
