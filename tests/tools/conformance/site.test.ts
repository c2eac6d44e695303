import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { expect, onTestFinished, it, vi } from 'vitest';
import { conformance } from '#conformance/cli.ts';
import { Unanswered } from '#conformance/driver/unanswered.ts';
import { servedSite } from '#conformance/site.ts';
import { createSandbox } from '#sandbox/app.ts';
import { TEXT } from './stage.ts';

type Answering = (request: Request) => Response | Promise<Response>;

/** A server that decides the site by the host, as `npm start` does. */
async function served(fetch: Answering): Promise<string> {
  const opened = Promise.withResolvers<number>();
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false }, ({ port }) =>
    opened.resolve(port),
  );
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${await opened.promise}`;
}

const HEADERS = { 'x-e2e-secret': 'Hush' };

it('names the site as the host, and sends the call to the server with its body', async () => {
  const asked: string[] = [];
  const server = await served(async (request) => {
    asked.push(
      `${request.method} ${request.url} ${request.headers.get('x-e2e-secret')} ${await request.text()}`,
    );
    return new Response('an answer', {
      status: 201,
      headers: [
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
      ],
    });
  });
  const { port } = new URL(server);
  for (const site of ['de', 'www.voucher-de.example']) {
    const { origin, backend } = servedSite(new URL(server), site, HEADERS);
    const answer = await backend(new Request(new URL('/api/x?y=1', origin), { method: 'POST', body: 'ü' }));
    expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([
      201,
      'an answer',
      ['a=1', 'b=2'],
    ]);
  }
  expect(asked).toEqual([
    `POST http://de.localhost:${port}/api/x?y=1 Hush ü`,
    `POST http://www.voucher-de.example:${port}/api/x?y=1 Hush ü`,
  ]);
});

it('leaves the host to fetch without a site', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(`${request.url} ${request.headers.get('x-e2e-secret')}`);
    return Promise.resolve(new Response());
  });
  const { origin, backend } = servedSite(new URL('https://a.example'), undefined, HEADERS);
  await backend(new Request(new URL('/api/x', origin)));
  expect(asked).toEqual(['https://a.example/api/x Hush']);
});

it('takes answers without a body, also to a question for the headers only', async () => {
  const server = await served(({ method }) => new Response(null, { status: method === 'HEAD' ? 200 : 304 }));
  const { origin, backend } = servedSite(new URL(server), 'de');
  for (const [method, status] of [
    ['HEAD', 200],
    ['GET', 304],
  ] as const)
    expect((await backend(new Request(new URL('/x', origin), { method }))).status).toBe(status);
});

it('says why a server with a site does not answer', async () => {
  const { origin, backend } = servedSite(new URL('http://127.0.0.1:9'), 'de');
  const error: unknown = await backend(new Request(origin)).catch((thrown: unknown) => thrown);
  expect(new Unanswered('listShops', error).message).toBe(
    'listShops has to be answered, and is not (ECONNREFUSED).',
  );
});

it.each([
  ['http://localhost:3000', 'de', 'http://de.localhost:3000'],
  ['https://vouchers.example', 'de', 'https://de.vouchers.example'],
  ['https://10.0.0.7:8443/', 'www.voucher-de.example', 'https://www.voucher-de.example:8443'],
])('knows the origin of the pages at %s of the site %s', (server, site, origin) => {
  expect(servedSite(new URL(server), site).origin).toBe(origin);
});

it('writes the data file of a stand-in, with which the kit then tests it at once', async () => {
  const server = await served(createSandbox().fetch);
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const data = join(folder, 'data.json');
  const printed: string[] = [];
  const start = (...args: readonly string[]) =>
    conformance({
      contract: TEXT,
      command: 'kit',
      args: ['--server', server, ...args, '--reports', folder],
      print: (text) => void printed.push(text),
    });
  expect(await start('--write-data', data)).toBe(0);
  expect(printed.join('\n')).toContain(`kit --server ${server} --site de --data ${data}`);
  const written: unknown = JSON.parse(readFileSync(data, 'utf8'));
  expect(written).toMatchObject({ origin: server.replace('127.0.0.1', 'de.localhost') });
  // The first needs the host: payments lead back to its pages only.
  for (const only of ['initCharge', 'createRedemption', 'VCRx20'])
    expect(await start('--site', 'de', '--data', data, '--only', only), printed.at(-2)).toBe(0);
  expect(printed.join('\n')).not.toContain('Not tried');
});

it('writes nothing for another site, nor where no stand-in is', async () => {
  const start = (...args: readonly string[]) =>
    conformance({ contract: TEXT, command: 'kit', args, print: () => undefined });
  const other = await served(() => new Response(null, { status: 404 }));
  await expect(start('--server', other, '--site', 'gb', '--write-data', 'x')).rejects.toThrow(
    'The stand-in has the data of a run for its site de only.',
  );
  for (const server of [other, 'http://127.0.0.1:9'])
    await expect(start('--server', server, '--write-data', 'x')).rejects.toThrow(
      `There is no stand-in at ${server}: its dials do not answer.`,
    );
});
