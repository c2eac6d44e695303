import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { realFetch } from '#tests/setup/quiet.ts';
import { openServers } from '#tests/tools/serving/threeServers.ts';
import { probe, type Wanted } from '#tools/monitor/probe/probe.ts';
import { type Change, openDeployment, release, type Sent } from './deployment.ts';

globalThis.fetch = realFetch;
const { folder, table } = release;
const deployment = await openDeployment();
const environment = { domains: { 'vouchers.house.example': 'gb' }, refusesUnknownHosts: false };
const servers = await openServers('probed', { folder, table, environment, backend: deployment.backend });

afterAll(async () => {
  for (const { end } of servers) await end();
  deployment.end();
  rmSync(folder, { recursive: true, force: true });
});

const wanted: Wanted = { origin: deployment.origin(), table, days: 14, browser: null };

async function failedWith(change: Change | null, more: Partial<Wanted> = {}) {
  deployment.plant(change);
  const outcomes = await probe({ ...wanted, ...more });
  return outcomes.filter(({ state }) => state === 'failed');
}

const idsOf = (outcomes: readonly { readonly id: string }[]) => outcomes.map(({ id }) => id);

it('finds nothing wrong at any of our servers', { timeout: 60_000 }, async () => {
  expect(await failedWith(null)).toEqual([]);
  expect(await failedWith(null, { table: null, origin: deployment.origin('restaurant.localhost') })).toEqual(
    [],
  );
  for (const { port } of servers) {
    const outcomes = await probe({ ...wanted, origin: new URL(`http://gb.localhost:${port}`) });
    expect(outcomes.filter(({ state }) => state === 'failed')).toEqual([]);
    expect(idsOf(outcomes.filter(({ state }) => state === 'skipped'))).toEqual([
      'certificate',
      'redirect',
      'field',
    ]);
  }
});

it('says that a host does not answer, and which brand an unknown host should have', async () => {
  const [first, ...others] = await probe({ ...wanted, origin: new URL('http://de.localhost:1') });
  expect(first).toMatchObject({ id: 'page', state: 'failed' });
  expect(new Set(others.map(({ state }) => state))).toEqual(new Set(['skipped']));
  const origin = deployment.origin('vouchers.localhost');
  await expect(probe({ ...wanted, origin })).rejects.toThrow('--site');
  deployment.plant(null);
  const named = await probe({ ...wanted, origin, site: 'gb' });
  expect(idsOf(named.filter(({ state }) => state === 'failed'))).toEqual(['brand', 'headers']);
});

const is = (path: string, ...paths: readonly string[]) => paths.some((one) => path.startsWith(one));
const isPage = (path: string) => !is(path, '/js/', '/css/', '/api/', '/media/', '/healthz', '/version.json');
const without = ({ pairs, ...sent }: Sent, name: string): Sent => ({
  ...sent,
  pairs: pairs.filter(([one]) => one.toLowerCase() !== name),
});
const set = (sent: Sent, name: string, value: string): Sent => ({
  ...sent,
  pairs: [...without(sent, name).pairs, [name, value]],
});
const plain = (sent: Sent, body: string): Sent => ({ ...without(sent, 'content-encoding'), body });
const HTML = '<!doctype html><title>Sign in</title>';
const at =
  (matches: (path: string) => boolean, change: Change): Change =>
  (sent, path, page) =>
    matches(path) ? change(sent, path, page) : sent;

/** The page as it was built, changed. */
const changedPage = (change: (html: string) => string): Change =>
  at(isPage, async (sent, _, page) => plain(sent, change(await page())));

it.each<readonly [fault: string, found: readonly string[], change: Change]>([
  [
    'pages of another release than their headers',
    ['policy'],
    changedPage((html) => html.replace('margin:', 'padding:')),
  ],
  [
    'a lazy script is missing',
    ['later-scripts'],
    at(
      (path) => is(path, '/js/map-worker'),
      (sent) => ({ ...sent, status: 404 }),
    ),
  ],
  [
    'a script is answered with the page',
    ['scripts', 'later-scripts'],
    at(
      (path) => is(path, '/js/index'),
      (sent) => set(plain(sent, HTML), 'content-type', 'text/html; charset=utf-8'),
    ),
  ],
  [
    'every missing file is the page',
    ['missing'],
    at(
      (path) => is(path, '/js/probe'),
      (sent) => ({ ...set(sent, 'content-type', 'text/html; charset=utf-8'), status: 200, body: HTML }),
    ),
  ],
  ['another brand', ['brand'], changedPage((html) => html.replace('data-brand="de"', 'data-brand="gb"'))],
  [
    'pages are cached for an hour',
    ['page'],
    at(isPage, (sent) => set(sent, 'cache-control', 'public, max-age=3600')),
  ],
  ['a CDN keeps pages', ['page'], at(isPage, (sent) => set(sent, 'age', '120'))],
  [
    'there is no policy',
    ['headers', 'policy'],
    at(isPage, (sent) => without(sent, 'content-security-policy')),
  ],
  [
    'the pages’ transport security is doubled',
    ['headers'],
    at(isPage, (sent) => ({
      ...sent,
      pairs: [...sent.pairs, ['strict-transport-security', 'max-age=63072000; includeSubDomains; preload']],
    })),
  ],
  [
    'a payment page has another zone’s headers',
    ['headers'],
    at(
      (path) => is(path, '/prepaid/checkout'),
      (sent) => set(sent, 'referrer-policy', 'no-referrer'),
    ),
  ],
  [
    'the backend is down',
    ['config', 'picture'],
    at(
      (path) => is(path, '/api/'),
      (sent) => ({ ...plain(sent, '{}'), status: 502 }),
    ),
  ],
  [
    'a proxy answers with its own page',
    ['config', 'picture'],
    at(
      (path) => is(path, '/api/'),
      (sent) => set(plain(sent, HTML), 'content-type', 'text/html'),
    ),
  ],
  [
    'a proxy answers with its own page as JSON',
    ['config', 'picture'],
    at(
      (path) => is(path, '/api/'),
      (sent) => plain(sent, HTML),
    ),
  ],
  [
    'calls are cached',
    ['config'],
    at(
      (path) => is(path, '/api/'),
      (sent) => set(sent, 'cache-control', 'public, max-age=600'),
    ),
  ],
  [
    'calls are kept for every language',
    ['config'],
    at(
      (path) => is(path, '/api/'),
      (sent) => without(set(sent, 'cache-control', 's-maxage=10'), 'vary'),
    ),
  ],
  [
    'scripts are not packed',
    ['scripts'],
    at(
      (path) => is(path, '/js/', '/css/'),
      (sent) => (sent.status === 200 ? plain(sent, 'x'.repeat(2000)) : sent),
    ),
  ],
  [
    'scripts are validated each time',
    ['scripts'],
    at(
      (path) => is(path, '/js/', '/css/') && !is(path, '/js/probe'),
      (sent) => set(sent, 'cache-control', 'no-cache'),
    ),
  ],
  [
    'the clock is two minutes slow',
    ['clock'],
    (sent) => set(sent, 'date', new Date(Date.now() - 120_000).toUTCString()),
  ],
  [
    'the server has no files',
    ['health'],
    at(
      (path) => is(path, '/healthz'),
      (sent) => ({ ...sent, status: 503 }),
    ),
  ],
  [
    '/version.json is of the release before',
    ['version'],
    at(
      (path) => is(path, '/version.json'),
      (sent) => plain(sent, '{"release":"0.9.0"}'),
    ),
  ],
  [
    'pictures are not passed on',
    ['picture'],
    at(
      (path) => is(path, '/media/'),
      (sent) => ({ ...sent, status: 404 }),
    ),
  ],
  [
    'pictures are kept by nobody',
    ['picture'],
    at(
      (path) => is(path, '/media/'),
      (sent) => set(sent, 'cache-control', 'no-store'),
    ),
  ],
])('finds that %s', async (_, found, change) => {
  const failed = await failedWith(change);
  expect(idsOf(failed)).toEqual(found);
  for (const { says } of failed) expect(says.join('')).not.toBe('');
});
