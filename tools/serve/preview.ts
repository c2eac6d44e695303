/**
 * `npm run preview [-- --dist dist]`: a built folder (default dist-mock) and the sandbox, served by the build's table.
 * With `--edge` its edge worker serves it, in workerd. `--servers 4` opens four at successive ports, each with a sandbox
 * of its own: for tests, as each start takes seconds.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { readOptions, withSentences } from '../machine/options.ts';
import { openWorkerd } from '../machine/workerd.ts';
import { openWorkshop } from '../workshop/server/workshop.ts';
import { printAddresses } from './addresses.ts';
import { builtTable, createServing } from './builtServing.ts';
import { passThrough } from './edgePreview.ts';
import { isSandboxPage } from '../build/paths.ts';
import { openSandbox } from './sandboxMount.ts';

const OPTIONS = {
  dist: { type: 'string', default: 'dist-mock' },
  edge: { type: 'boolean', default: false },
  servers: { type: 'string', default: '1' },
} as const;
const { values } = await withSentences(() => readOptions({ options: OPTIONS }));
const firstPort = Number(process.env.PORT ?? 4173);

if (!existsSync(`${values.dist}/index.html`)) {
  console.error(
    `${values.dist}/ is not built: run \`npm run build${values.dist === 'dist' ? '' : ':mock'}\` first.`,
  );
  process.exit(1);
}

const table = builtTable(values.dist);
// Beside the mock build only: what operators get has no workshop.
const hasWorkshop = basename(values.dist) === 'dist-mock' && !values.edge;
for (let index = 0; index < Number(values.servers); index += 1) await open(firstPort + index);

async function open(port: number): Promise<void> {
  const sandbox = openSandbox();
  const listener = values.edge ? await edge(sandbox) : onNode(sandbox);
  createServer(listener)
    .listen(port, '127.0.0.1', () => printAddresses(port, hasWorkshop))
    .on('error', (error: Error) => {
      console.error(`Port ${port}: ${error.message}`);
      process.exit(1);
    });
}

function onNode(sandbox: ReturnType<typeof openSandbox>): RequestListener {
  const files = createServing(values.dist, { table, upstream: sandbox.answer });
  const workshop = hasWorkshop ? openWorkshop(sandbox.answer, null) : undefined;
  const serveApp = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (isSandboxPage(pathname)) return sandbox.answer(request);
    await sandbox.see(`${pathname}${search}`);
    return files(request);
  };
  return listenerOf((request) =>
    workshop === undefined ? serveApp(request) : workshop.serve(request, serveApp),
  );
}

/** workerd answers all but the sandbox's own pages, which it would not have in production either. */
async function edge(sandbox: ReturnType<typeof openSandbox>): Promise<RequestListener> {
  const toSandbox = listenerOf(sandbox.answer);
  const backend = createServer(toSandbox);
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const { port } = await openWorkerd({
    folder: `${values.dist}-edge`,
    files: values.dist,
    upstream: (backend.address() as AddressInfo).port,
  });
  return (request, response) => {
    const { url = '/' } = request;
    if (isSandboxPage(url)) toSandbox(request, response);
    else void sandbox.see(url).then(() => passThrough(port, request, response));
  };
}

function listenerOf(answer: (request: Request) => Promise<Response>): RequestListener {
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  return (request, response) => void listener(request, response);
}
