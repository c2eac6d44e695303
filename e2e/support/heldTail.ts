import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that holds the end of each page back. */
export interface HeldTail {
  readonly host: (site: string) => string;
  /** Completes all pages, including those in flight. */
  readonly release: () => void;
  readonly close: () => void;
}

/**
 * A proxy before the server on `port` that holds each page back from `mark` on. Playwright's interception cannot do
 * this, because it only sends whole answers.
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
