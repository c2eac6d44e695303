import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, it, vi } from 'vitest';
import { conformance } from '#conformance/cli.ts';
import { servedSite } from '#conformance/site.ts';
import { createSandbox } from '#sandbox/app.ts';
import { TEXT } from './stage.ts';

const SERVER = 'http://127.0.0.1:3000';

/** What reaches a server that decides the site by the host, as `npm start` does. Over the wire: packConformance. */
function wired(answer: (request: Request) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    expect(url.origin).toBe(SERVER);
    url.host = request.headers.get('Host') ?? url.host;
    return answer(new Request(url, request));
  });
}

it('names the site as the host, and sends the call to the server with its body', async () => {
  const asked: string[] = [];
  wired(async (request) => {
    asked.push(`${request.headers.get('x-e2e-secret')} ${request.url} ${await request.text()}`);
    return new Response();
  });
  for (const site of ['de', 'www.voucher-de.example', undefined]) {
    const { origin, backend } = servedSite(new URL(SERVER), site, { 'x-e2e-secret': 'Hush' });
    await backend(new Request(new URL('/api/x?y=1', origin), { method: 'POST', body: 'a body' }));
  }
  expect(asked).toEqual([
    'Hush http://de.localhost:3000/api/x?y=1 a body',
    'Hush http://www.voucher-de.example:3000/api/x?y=1 a body',
    'Hush http://127.0.0.1:3000/api/x?y=1 a body',
  ]);
});

it.each([
  ['http://localhost:3000', 'de', 'http://de.localhost:3000'],
  ['https://vouchers.example', 'de', 'https://de.vouchers.example'],
  ['https://10.0.0.7:8443/', 'www.voucher-de.example', 'https://www.voucher-de.example:8443'],
])('knows the origin of the pages at %s of the site %s', (server, site, origin) => {
  expect(servedSite(new URL(server), site).origin).toBe(origin);
});

it('writes the data file of a stand-in, with which the kit then tests it at once', async () => {
  const sandbox = createSandbox();
  wired((request) => sandbox.fetch(request));
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const data = join(folder, 'data.json');
  const printed: string[] = [];
  const start = (...args: readonly string[]) =>
    conformance({
      contract: TEXT,
      command: 'kit',
      args: ['--server', SERVER, ...args, '--reports', folder],
      print: (text) => void printed.push(text),
    });
  expect(await start('--write-data', data)).toBe(0);
  expect(printed.join('\n')).toContain(`kit --server ${SERVER} --site de --data ${data}`);
  expect(JSON.parse(readFileSync(data, 'utf8'))).toMatchObject({ origin: 'http://de.localhost:3000' });
  for (const only of ['createRedemption', 'VCRx20', 'initCharge'])
    expect(await start('--site', 'de', '--data', data, '--only', only), printed.at(-2)).toBe(0);
  expect(printed.join('\n')).not.toContain('Not tried');
  expect(printed.join('\n')).toContain('Reports: ');
});

it('writes nothing for another site, nor where no stand-in is', async () => {
  const start = (...args: readonly string[]) =>
    conformance({ contract: TEXT, command: 'kit', args, print: () => undefined });
  await expect(start('--server', SERVER, '--site', 'gb', '--write-data', 'x')).rejects.toThrow(
    'The stand-in has the data of a run for its site de only.',
  );
  for (const answer of [() => new Response(null, { status: 404 }), () => Promise.reject(new Error())]) {
    wired(answer);
    await expect(start('--server', SERVER, '--write-data', 'x')).rejects.toThrow(
      `There is no stand-in at ${SERVER}: its dials do not answer.`,
    );
  }
});
