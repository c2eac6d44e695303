import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { aRelease } from '#tests/tools/serving/aRelease.ts';
import { createServing } from '#tools/serve/builtServing.ts';
import { openSandbox } from '#tools/serve/sandboxMount.ts';

/** An answer as it is sent: each pair is a header line of its own. */
export interface Sent {
  readonly status: number;
  readonly pairs: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array | string;
}

/** What a planted fault makes of an answer. */
export type Change = (
  sent: Sent,
  path: string,
  /** Unpacked. */
  page: () => Promise<string>,
) => Sent | Promise<Sent>;

const pageOf = (id: string, kind: string): string => `<!doctype html>
<html lang="de" data-brand="${id}">
<head>
<meta name="release" content="1.0.0-0a1b2c3d" />
<style>p{margin:${id.length}px}</style>
<link rel="stylesheet" href="/css/index.0123456789.css" />
<script defer src="/js/index.0123456789.js"></script>
</head>
<body><p>${kind} of ${id}</p><script>document.title='${kind} of ${id}'</script>${' '.repeat(1500)}</body>
</html>`;

export const release = await aRelease('Page', pageOf);

/** Serves the release with the stand-in behind it, on Node. Its answers can be changed. */
export async function openDeployment(): Promise<{
  readonly origin: (host?: string) => URL;
  readonly plant: (change: Change | null) => void;
  /** Of the stand-in alone. */
  readonly backend: number;
  readonly end: () => void;
}> {
  let planted: Change | null = null;
  const sandbox = openSandbox();
  const serve = createServing(release.dist, { table: release.table, upstream: sandbox.answer });
  const server = createServer((asked, answer) => {
    const { url = '/', method = 'GET', headers } = asked;
    const { 'accept-encoding': _packing, ...unpacked } = headers;
    const respond = (sentHeaders: typeof headers) =>
      serve(
        new Request(`http://${headers.host}${url}`, {
          method,
          headers: sentHeaders as Record<string, string>,
        }),
      );
    void (async () => {
      const response = await respond(headers);
      const sent: Sent = {
        status: response.status,
        pairs: [...response.headers],
        body: new Uint8Array(await response.arrayBuffer()),
      };
      const { status, pairs, body } =
        (await planted?.(sent, url, async () => (await respond(unpacked)).text())) ?? sent;
      const hasDate = pairs.some(([name]) => name.toLowerCase() === 'date');
      const lines = pairs.filter(([name]) => name.toLowerCase() !== 'content-length');
      answer.sendDate = !hasDate;
      answer.writeHead(status, lines.flat()).end(body);
    })();
  });
  const toSandbox = getRequestListener(sandbox.answer, { overrideGlobalObjects: false });
  const backend = createServer((request, response) => void toSandbox(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const portOf = (one: typeof server) => (one.address() as AddressInfo).port;
  return {
    origin: (host = 'de.localhost') => new URL(`http://${host}:${portOf(server)}`),
    plant: (change) => void (planted = change),
    backend: portOf(backend),
    end() {
      for (const one of [server, backend]) {
        one.close();
        one.closeAllConnections();
      }
    },
  };
}
