import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { test } from '../support/nginx.ts';

interface Told {
  readonly code: number;
  readonly why: string;
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
}

/** Runs the command as monitoring does. */
async function probe(address: string): Promise<Told> {
  const words = ['tools/monitor/probe/command.ts', address, '--json', '--table', 'dist-edge/serving.json'];
  const ended = await new Promise<{ code: number; text: string }>((done) => {
    const run = execFile(process.execPath, words, (_, stdout, stderr) =>
      done({ code: run.exitCode ?? -1, text: stdout === '' ? stderr : stdout }),
    );
  });
  const { checks } = JSON.parse(ended.text) as { checks: { id: string; state: string; says: string[] }[] };
  const idsOf = (state: string) => checks.filter((check) => check.state === state).map(({ id }) => id);
  const why = checks.filter(({ state }) => state === 'failed').flatMap(({ says }) => says);
  return { code: ended.code, why: why.join(' '), failed: idsOf('failed'), skipped: idsOf('skipped') };
}

test.use({ wall: 'whole' });

const WELL: Told = { code: 0, why: '', failed: [], skipped: ['certificate', 'redirect'] };

test('the probe finds nothing wrong at the preview and at nginx', async ({ port, nginx }) => {
  expect(await probe(`http://gb.localhost:${port}`)).toEqual(WELL);
  expect(await probe(`http://${nginx.host}`)).toEqual(WELL);
});

/** Changes an answer's headers and body. Null drops the answer. */
type Change = (path: string, headers: Headers, body: Buffer) => Buffer | null;

async function openBroken(port: number, change: Change) {
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    const passed = request({ host: '127.0.0.1', port, path: url, method, headers }, (received) => {
      void bodyOf(received).then((bytes) => {
        const pairs = Object.entries(received.headers) as [string, string][];
        const sent = new Headers(pairs);
        const body = change(url, sent, bytes);
        if (body === null) return answer.destroy();
        sent.delete('transfer-encoding');
        sent.set('content-length', String(body.length));
        return answer
          .writeHead(received.statusCode ?? 502, Object.fromEntries(sent))
          .end(method === 'HEAD' ? '' : body);
      });
    });
    asked.pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://de.localhost:${(server.address() as AddressInfo).port}`,
    end() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const bodyOf = async (message: IncomingMessage) => Buffer.concat((await message.toArray()) as Buffer[]);

for (const [fault, failed, change] of [
  [
    'the policy blocks the scripts',
    ['headers', 'field'],
    (_, headers, body) => {
      const policy = headers.get('content-security-policy') ?? '';
      if (headers.get('content-type')?.startsWith('text/html') !== true) return body;
      headers.set('content-security-policy', policy.replace("script-src 'self'", 'script-src'));
      return body;
    },
  ],
  [
    'a library is empty',
    ['scripts', 'field'],
    (path, headers, body) => {
      if (!path.startsWith('/js/lib.')) return body;
      headers.delete('content-encoding');
      return Buffer.alloc(2000, ' ');
    },
  ],
] as const satisfies readonly (readonly [string, readonly string[], Change])[]) {
  test(`the probe finds that the app does not start, where ${fault}`, async ({ port }) => {
    const broken = await openBroken(port, change);
    try {
      const told = await probe(broken.address);
      expect(told.code).toBe(1);
      expect(told.failed).toEqual(failed);
    } finally {
      broken.end();
    }
  });
}
