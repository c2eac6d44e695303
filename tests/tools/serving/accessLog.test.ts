import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { realFetch } from '#tests/setup/quiet.ts';
import { writeEdge } from '#tools/build/edgeFolder.ts';
import { writeNginx } from '#tools/build/nginxFolder.ts';
import { anyFreePort } from '#tools/machine/freePorts.ts';
import { adapted, start, writeMain } from '#tools/machine/nginxServer.ts';
import { openWorkerd } from '#tools/machine/workerd.ts';
import { createServing } from '#tools/serve/builtServing.ts';
import type { LoggedRequest } from '#tools/serving/accessLog.ts';
import { aRelease } from './aRelease.ts';
import { ask } from './ask.ts';
import { openBackend } from './backend.ts';
import { nginx, noWorkerd } from './threeServers.ts';

globalThis.fetch = realFetch;
const { folder, dist, table } = await aRelease();
const backend = await openBackend();
const environment = { domains: {}, refusesUnknownHosts: false };
const ID = '3f2a91bc-5b0e-4c5e-9d6e-0a4f6f1f7c10';

afterAll(() => {
  backend.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Of each: what was asked, and what the log may keep of it. */
const ASKED = [
  { path: '/merchantcode/SECRET?SECRET', id: ID, kept: ['/merchantcode/...', 200, null, ID] },
  { path: '/api/mirror?token=SECRET', id: ID, kept: ['/api/mirror', 200, 200, ID] },
  { path: '/api/v2/redeem-link/0SECRET', id: 'SECRET', kept: ['/api/v2/redeem-link/...', 404, 404, null] },
  { path: '/api/mirror', id: `${ID}-SECRET`, kept: ['/api/mirror', 200, 200, null] },
  { path: '/js/gone.js', kept: ['/js/gone.js', 404, null, null] },
] as const;
const KEPT = ASKED.map(({ kept }) => kept);

async function askAll(port: number): Promise<void> {
  for (const asked of ASKED)
    await ask(
      port,
      asked.path,
      {
        host: 'de.localhost',
        referer: 'https://de.localhost/merchantcode/SECRET',
        ...('id' in asked && { 'x-correlation-id': asked.id }),
      },
      'GET',
    );
  await ask(port, '/api/v2/operation-log', { host: 'de.localhost', 'content-length': '0' }, 'POST');
}

function keptBy({ address, status, upstreamStatus, correlationId }: LoggedRequest) {
  return [address, status, upstreamStatus, correlationId];
}

it('the handler writes a line for each request but that of the operator’s log, without secrets', async () => {
  const lines: LoggedRequest[] = [];
  const upstream = `http://127.0.0.1:${backend.port}`;
  const serve = createServing(dist, { table, environment, upstream, log: (line) => lines.push(line) });
  for (const asked of ASKED)
    await serve(
      new Request(`http://de.localhost${asked.path}`, {
        headers: 'id' in asked ? { 'X-Correlation-Id': asked.id } : {},
      }),
    );
  await serve(new Request('http://de.localhost/api/v2/operation-log', { method: 'POST' }));
  await serve(new Request('http://de.localhost/api/breaks'));
  expect(lines.map(keptBy)).toEqual([...KEPT, ['/api/breaks', 502, null, null]]);
  expect(lines[1]).toMatchObject({ host: 'de.localhost', method: 'GET' });
  for (const { requestTime, upstreamTime, upstreamStatus } of lines) {
    expect(requestTime).toBeGreaterThanOrEqual(upstreamTime ?? 0);
    if (upstreamStatus !== null) expect(upstreamTime).not.toBeNull();
  }
  expect(JSON.stringify(lines)).not.toContain('SECRET');
});

it.skipIf(noWorkerd !== null)(
  'workerd writes them where its binding says so',
  { timeout: 60_000 },
  async () => {
    for (const setting of ['on', 'off']) {
      const edge = join(folder, `edge-${setting}`);
      await writeEdge(edge, table);
      const file = join(edge, 'workerd.capnp');
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace('"ACCESS_LOG", text = "off"', `"ACCESS_LOG", text = "${setting}"`),
      );
      let printed = '';
      const { port, end } = await openWorkerd({
        folder: edge,
        files: dist,
        upstream: backend.port,
        print: (text) => (printed += text),
      });
      await askAll(port);
      const lines = () =>
        printed
          .split('\n')
          .filter((line) => line.startsWith('{'))
          .map((line) => JSON.parse(line) as LoggedRequest);
      const wanted = setting === 'on' ? KEPT : [];
      await expect.poll(() => lines().map(keptBy)).toEqual(wanted);
      end();
      expect(printed).not.toContain('SECRET');
    }
  },
);

it.skipIf(nginx === undefined)('nginx writes the same fields', async () => {
  const place = join(folder, 'nginx');
  const port = await anyFreePort();
  mkdirSync(place);
  writeMain(place);
  writeNginx(join(place, 'voucher'), table);
  writeFileSync(join(place, 'voucher/root.conf'), `root "${dist}";`);
  const example = readFileSync(join(place, 'voucher/environment.conf'), 'utf8');
  writeFileSync(join(place, 'voucher-environment.conf'), adapted(example, { port, backend: backend.port }));
  const { end } = await start(nginx ?? '', place);
  await askAll(port);
  await end();
  const log = readFileSync(join(place, 'access.log'), 'utf8');
  const line =
    /"GET (\S+) HTTP\/1\.1" (\d+) \d+ "-" "-" host="de\.localhost" time=[\d.]+ upstream_time="([^"]*)" upstream_status="([^"]*)" correlation="([^"]*)"$/gm;
  const lines = [...log.matchAll(line)].map(([, address, status, time, upstream = '', id]) => {
    expect(time).toMatch(upstream === '-' ? /^-$/ : /^[\d.]+$/);
    return [address, Number(status), upstream === '-' ? null : Number(upstream), id === '' ? null : id];
  });
  expect(lines).toEqual(KEPT);
  expect(log.trim().split('\n')).toHaveLength(KEPT.length);
  expect(log).not.toContain('SECRET');
});
