import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Front {
  readonly port: number;
  /** The files that a server did not have. */
  readonly missed: readonly string[];
  readonly end: () => void;
}

/** One address in front of several servers, which take turns with each request. */
export async function openFront(ports: readonly number[]): Promise<Front> {
  const missed: string[] = [];
  let turn = 0;
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked;
    const port = ports[turn++ % ports.length];
    const passed = request({ host: '127.0.0.1', port, path: url, method, headers }, (received) => {
      if (received.statusCode === 404 && /^\/(js|css)\//.test(url)) missed.push(`${url} at ${port}`);
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
    });
    // A browser that leaves ends its requests.
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    missed,
    end() {
      server.close();
      server.closeAllConnections();
    },
  };
}
