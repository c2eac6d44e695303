import type { Backend } from './driver/call.ts';
import { LONGEST_CALL } from './driver/unanswered.ts';
import { sendAs } from './wire.ts';

/** A site as a server has it. */
export interface ServedSite {
  /** Of the site's pages, such as `http://de.localhost:3000`. */
  readonly origin: string;
  /** Sends the site's calls to the server. */
  readonly backend: Backend;
}

/**
 * Addresses the server, and names the site as its `Host`: not every machine resolves the names of sites, and a test
 * system may have none.
 * @param site a host name, or its first part: `de` is below the host name of the server
 * @param headers sent with every call
 */
export function servedSite(
  server: URL,
  site: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): ServedSite {
  const host = site === undefined ? server.host : hostOf(site, server);
  const backend = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const sent = new Request(new URL(pathname + search, server.origin), request);
    for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value);
    const signal = AbortSignal.timeout(LONGEST_CALL);
    return site === undefined ? fetch(sent, { signal }) : sendAs(host, sent, signal);
  };
  return { origin: `${server.protocol}//${host}`, backend };
}

function hostOf(site: string, { hostname, port }: URL): string {
  const isLoopback = /^(?:127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  const name = site.includes('.') ? site : `${site}.${isLoopback ? 'localhost' : hostname}`;
  return port === '' ? name : `${name}:${port}`;
}
