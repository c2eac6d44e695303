import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { Contract } from '#conformance/contract/contract.ts';
import { contractText } from '#conformance/contract/contractFile.ts';
import { realFetch } from '#tests/setup/quiet.ts';
import { writeNginx } from '#tools/build/nginxFolder.ts';
import { PROXIES } from '#tools/build/proxies.ts';
import { anyFreePort } from '#tools/machine/freePorts.ts';
import { adapted, start, writeMain } from '#tools/machine/nginxServer.ts';
import { createServing } from '#tools/serve/builtServing.ts';
import { countersOf } from '#tools/serving/limits.ts';
import { aRelease } from './aRelease.ts';
import { ask } from './ask.ts';
import { openBackend } from './backend.ts';
import { nginx } from './threeServers.ts';

globalThis.fetch = realFetch;
const { folder, dist, table } = await aRelease();
const backend = await openBackend();
const CODES = '/api/v2/voucher/token';
const LOG = '/api/v2/operation-log';
const host = 'de.localhost';

afterAll(() => {
  backend.end();
  rmSync(folder, { recursive: true, force: true });
});

const idOf = (index: number) => `3f2a91bc-5b0e-4c5e-9d6e-${String(index).padStart(12, '0')}`;
const addressed = (index: number) => `203.0.${Math.floor(index / 250)}.${index % 250}`;

it('limits calls of the contract that move no value', () => {
  const contract = new Contract(contractText());
  const patterns = PROXIES.flatMap(({ limits }) => limits).map(({ pattern }) => new RegExp(pattern));
  const limited = contract.operations.filter(({ template }) =>
    patterns.some((pattern) => pattern.test(`/api${template}`)),
  );
  const named = PROXIES.flatMap(({ limits }) => limits).flatMap(({ pattern }) => pattern.split('|'));
  expect(limited).toHaveLength(named.length);
  expect(limited.filter(({ movesValue }) => movesValue)).toEqual([]);
});

it('counts a page by its id, and an address only where it is a visitor’s', () => {
  const keys = (limit: 'codes' | 'log', id: string | null, address: string | null) =>
    Object.fromEntries(countersOf(limit, { id, address }));
  expect(keys('codes', idOf(1), '203.0.113.9')).toEqual({ page: idOf(1), address: '203.0.113.9' });
  expect(keys('codes', null, '203.0.113.9')).toEqual({ page: '203.0.113.9', address: '203.0.113.9' });
  expect(keys('codes', idOf(1), '10.1.2.3')).toEqual({ page: idOf(1) });
  expect(keys('codes', null, 'fd12::1')).toEqual({});
  expect(keys('log', null, '2001:db8:0:1:aaaa::2')).toEqual({ log: '2001:db8:0:1:' });
  expect(keys('log', null, '172.15.0.1')).toEqual({ log: '172.15.0.1' });
  expect(keys('log', null, null)).toEqual({});
});

/** A busy machine sends slowly, so that a limit would be free again before the last request. */
const slow = (environment: string) => environment.replaceAll(/rate=\d+r\/[sm]/g, 'rate=1r/m');

/** An nginx that trusts a server in front, as the environment's file explains. */
async function openNginx(): Promise<{ port: number; end: () => Promise<string> }> {
  const place = join(folder, 'nginx');
  rmSync(place, { recursive: true, force: true });
  const port = await anyFreePort();
  mkdirSync(place);
  writeMain(place);
  writeNginx(join(place, 'voucher'), table);
  writeFileSync(join(place, 'voucher/root.conf'), `root "${dist}";`);
  const example = readFileSync(join(place, 'voucher/environment.conf'), 'utf8');
  const front = /`set_real_ip_from 10\.0\.0\.0\/8; (real_ip_header [\w-]+;)`/.exec(example)?.[1] ?? '';
  expect(front).not.toBe('');
  writeFileSync(
    join(place, 'voucher-environment.conf'),
    `set_real_ip_from 127.0.0.1; ${front}\n${slow(adapted(example, { port, backend: backend.port }))}`,
  );
  return { port, end: (await start(nginx ?? '', place)).end };
}

it.skipIf(nginx === undefined)(
  'nginx takes few codes of one page, many of one address, and says so as the handler does',
  { timeout: 60_000 },
  async () => {
    const { port, end } = await openNginx();
    const send = (headers: Record<string, string>, path = CODES) =>
      ask(port, path, { host, 'content-length': '0', ...headers }, 'POST');
    const refusedOf = async (
      count: number,
      headersOf: (index: number) => Record<string, string>,
      path?: string,
    ) => {
      let refusals = 0;
      // nginx has few connections unless it is told otherwise.
      for (let from = 0; from < count; from += 50) {
        const some = Array.from({ length: Math.min(50, count - from) }, (_, index) =>
          send(headersOf(from + index), path),
        );
        refusals += (await Promise.all(some)).filter(({ status }) => status === 429).length;
      }
      return refusals;
    };
    // One page load.
    const page = { 'x-correlation-id': idOf(1), 'x-forwarded-for': '203.0.113.9' };
    expect(await refusedOf(30, () => page)).toBeGreaterThan(15);
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(page)));
    const refused = answers.find(({ status }) => status === 429);
    // Everybody else behind the same address.
    expect(await refusedOf(100, (index) => ({ ...page, 'x-correlation-id': idOf(100 + index) }))).toBe(0);
    // Whoever sends no id counts by the address.
    expect(await refusedOf(30, () => ({ 'x-forwarded-for': '203.0.113.10' }))).toBeGreaterThan(15);
    // A flood of invented ids.
    expect(
      await refusedOf(400, (index) => ({
        'x-correlation-id': idOf(1000 + index),
        'x-forwarded-for': '203.0.113.11',
      })),
    ).toBeGreaterThan(50);
    expect(await refusedOf(400, () => ({ 'x-forwarded-for': '203.0.113.12' }), LOG)).toBeGreaterThan(50);
    // Pages of many addresses, and a server in front that nginx does not know.
    expect(await refusedOf(400, (index) => ({ 'x-forwarded-for': addressed(index) }), LOG)).toBe(0);
    expect(await refusedOf(400, () => ({}), LOG)).toBe(0);
    expect(await refusedOf(30, () => page, '/api/mirror')).toBe(0);

    const allows = vi.fn(async () => false);
    const environment = { domains: {}, refusesUnknownHosts: false };
    const serve = createServing(dist, {
      table,
      environment,
      allows,
      upstream: async () => new Response('{}'),
    });
    const own = await serve(new Request(`http://${host}${CODES}`, { method: 'POST' }));
    const withoutServers = (headers: Iterable<readonly [string, string]>) =>
      [...headers]
        .filter(([name]) => !['date', 'server', 'connection', 'content-length'].includes(name))
        .map((pair) => pair.join(': '))
        .toSorted();
    expect(refused?.status).toBe(429);
    expect(own.status).toBe(429);
    expect(withoutServers(refused?.headers ?? [])).toEqual(withoutServers(own.headers));
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'application/problem+json',
    });
    expect(refused?.body).toBe(await own.text());
    expect(JSON.parse(refused?.body ?? '')).toMatchObject({ status: 429, errors: [] });
    expect((await serve(new Request(`http://${host}/api/mirror`))).status).toBe(200);
    expect(allows).toHaveBeenCalledExactlyOnceWith('codes', expect.anything());
    // Nothing of it may stand in a log that has addresses.
    expect(await end()).not.toMatch(/limiting requests/);
  },
);
