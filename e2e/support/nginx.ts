import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adapted, start, writeMain } from '#tools/machine/nginxServer.ts';
import { type Answer, ask } from '#tests/tools/serving/ask.ts';
import { test as base } from './test.ts';

const SHIPPED = fileURLToPath(new URL('../../dist-nginx/', import.meta.url));
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
/** No server listens on it. */
const NO_PORT = 1;

/** A real nginx with the shipped configuration serves `dist/`. Its backend is the worker's sandbox. */
interface Nginx {
  readonly host: string;
  /** Sends exactly these headers. */
  ask(path: string, headers?: OutgoingHttpHeaders, method?: string): Promise<Answer>;
  /** Stops nginx and returns its logs. */
  end(): Promise<{ readonly access: string; readonly errors: string }>;
}

interface Fixtures {
  /** `mirror` echoes the request's headers. */
  readonly backend: 'sandbox' | 'mirror' | 'none';
  /** What the operator adds to the server, if anything. */
  readonly own: string;
  /** Path of a module that nginx loads, if any. */
  readonly module: string;
  readonly nginx: Nginx;
}

export const test = base.extend<Fixtures>({
  backend: ['sandbox', { option: true }],
  own: ['', { option: true }],
  module: ['', { option: true }],

  nginx: async ({ port, servers, backend, own, module }, hand, info) => {
    const command = process.env.NGINX_COMMAND;
    if (command === undefined) return info.skip(true, 'there is no nginx here');
    const folder = mkdtempSync(join(tmpdir(), 'voucher-nginx-'));
    const ownPort = port + servers.count;
    const mirror = createServer(({ headers }, answer) => {
      answer.setHeader('Content-Type', 'application/json').end(JSON.stringify(headers));
    });
    await once(mirror.listen(0, '127.0.0.1'), 'listening');
    const ports = { sandbox: port, mirror: (mirror.address() as AddressInfo).port, none: NO_PORT };
    writeConfiguration({ folder, port: ownPort, backend: ports[backend], own, module });
    const running = await start(command, folder);
    try {
      await hand({
        host: `de.localhost:${ownPort}`,
        ask: (path, headers = {}, method = 'GET') => ask(ownPort, path, headers, method),
        end: async () => ({
          errors: await running.end(),
          access: readFileSync(join(folder, 'access.log'), 'utf8'),
        }),
      });
    } finally {
      await running.end();
      mirror.close();
      rmSync(folder, { recursive: true });
    }
  },
});

interface Configuration {
  readonly folder: string;
  readonly port: number;
  readonly backend: number;
  readonly own: string;
  readonly module: string;
}

/** Copies the built configuration beside the main one, and the environment's file. */
function writeConfiguration({ folder, own, module, ...settings }: Configuration): void {
  const place = join(folder, 'voucher');
  writeMain(folder, module);
  cpSync(SHIPPED, place, { recursive: true });
  writeFileSync(join(place, 'root.conf'), `root "${DIST}";`);
  const environment = adapted(readFileSync(join(SHIPPED, 'environment.conf'), 'utf8'), settings);
  const server = 'include voucher/server.conf;';
  writeFileSync(join(folder, 'voucher-environment.conf'), environment.replace(server, `${server}\n${own}`));
}
