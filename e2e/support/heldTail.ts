import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server whose pages do not end. */
export interface HeldTail {
  readonly host: (site: string) => string;
  /** From now on pages end, those that are on their way, too. */
  readonly release: () => void;
  readonly close: () => void;
}

/**
 * Stands before the server on `port` and keeps the tail of every page back, from `mark` on, which the browser's own
 * interception cannot: it answers at once and as a whole.
 */
export async function holdTail(port: number, mark: string): Promise<HeldTail> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer((asked, answer) => {
    const { host = '', ...others } = asked.headers;
    const headers = { ...others, host: `${host.split(':')[0]}:${port}`, 'accept-encoding': 'identity' };
    const passOn = async (got: IncomingMessage): Promise<void> => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      if (!got.headers['content-type']?.startsWith('text/html')) {
        got.pipe(answer);
        return;
      }
      const whole = (await got.setEncoding('utf8').toArray()).join('');
      const end = whole.indexOf(mark);
      answer.write(whole.slice(0, end));
      await released;
      answer.end(whole.slice(end));
    };
    const { method, url: path } = asked;
    asked.pipe(request({ host: '127.0.0.1', port, method, path, headers }, (got) => void passOn(got)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = (server.address() as AddressInfo).port;
  return {
    host: (site) => `${site}.localhost:${own}`,
    release,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
