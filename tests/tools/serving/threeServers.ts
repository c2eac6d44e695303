import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { writeEdge } from '#tools/build/edgeFolder.ts';
import { writeNginx } from '#tools/build/nginxFolder.ts';
import { anyFreePort } from '#tools/machine/freePorts.ts';
import { ensureNginx } from '#tools/machine/nginx.ts';
import { adapted, start, writeMain } from '#tools/machine/nginxServer.ts';
import { openWorkerd, workerdFault } from '#tools/machine/workerd.ts';
import { createServing } from '#tools/serve/builtServing.ts';
import type { Environment, ServingTable } from '#tools/serving/table.ts';

export interface Running {
  readonly port: number;
  readonly end: () => unknown;
}

export const nginx = ensureNginx();
export const noWorkerd = workerdFault();

export interface Serving {
  /** Of the release, with `dist` in it. */
  readonly folder: string;
  readonly table: ServingTable;
  readonly environment: Environment;
  /** The port of the backend. */
  readonly backend: number;
}

/** Node, and nginx and workerd where this machine has them. `name` keeps their folders apart. */
export async function openServers(name: string, serving: Serving): Promise<readonly Running[]> {
  return [
    await openNode(serving),
    ...(nginx === undefined ? [] : [await openNginx(nginx, `nginx-${name}`, serving)]),
    ...(noWorkerd === null ? [await openEdge(`dist-${name}-edge`, serving)] : []),
  ];
}

async function openNginx(command: string, name: string, serving: Serving): Promise<Running> {
  const { folder, table, environment, backend } = serving;
  const place = join(folder, name);
  const port = await anyFreePort();
  mkdirSync(place);
  writeMain(place);
  writeNginx(join(place, 'voucher'), table);
  writeFileSync(join(place, 'voucher/root.conf'), `root "${join(folder, 'dist')}";`);
  const example = readFileSync(join(place, 'voucher/environment.conf'), 'utf8');
  const hosts = Object.entries(environment.domains).map(([host, site]) => `  ${host} ${site};`);
  const unknown = environment.refusesUnknownHosts ? 'refused' : '""';
  writeFileSync(
    join(place, 'voucher-environment.conf'),
    adapted(example, { port, backend })
      .replace('  default "";', [`  default ${unknown};`, ...hosts].join('\n'))
      .replace('  default off;', '  default voucher;'),
  );
  const { end } = await start(command, place);
  return { port, end };
}

async function openNode({ folder, table, environment, backend }: Serving): Promise<Running> {
  const serve = createServing(join(folder, 'dist'), {
    table,
    environment,
    upstream: `http://127.0.0.1:${backend}`,
  });
  const listener = getRequestListener(serve, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    end() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function openEdge(name: string, { folder, table, environment, backend }: Serving): Promise<Running> {
  const edge = join(folder, name);
  await writeEdge(edge, table);
  const file = join(edge, 'workerd.capnp');
  const settings = readFileSync(file, 'utf8')
    .replace('json = "{}"', `json = ${JSON.stringify(JSON.stringify(environment.domains))}`)
    .replace('text = "first"', `text = "${environment.refusesUnknownHosts ? 'refuse' : 'first'}"`);
  writeFileSync(file, settings);
  return openWorkerd({ folder: edge, files: join(folder, 'dist'), upstream: backend });
}
