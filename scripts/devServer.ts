import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerConfig } from '@rsbuild/core';
import { printAddresses } from './addresses.ts';
import { type Place, securityHeaders } from './csp.ts';
import { decodedPath, isPagePath } from './paths.ts';
import { placeOf } from './place.ts';
import { isSandboxPath, openSandbox } from './sandboxMount.ts';

type ServerSetup = Exclude<NonNullable<ServerConfig['setup']>, readonly unknown[]>;
type Next = (error?: unknown) => void;

/**
 * Puts the sandbox behind `/api` and `/sandbox` of the dev server, gives every answer the security headers of the page
 * `html`, and prints where to go.
 */
export function devServer(port: number, html: string): ServerSetup {
  return ({ action, server }) => {
    if (action !== 'dev') return undefined;
    const sandbox = openSandbox();
    const answer = getRequestListener(sandbox.answer, { overrideGlobalObjects: false });
    server.middlewares.use(async (request: IncomingMessage, response: ServerResponse, next: Next) => {
      const url = request.url ?? '/';
      if (isSandboxPath(url)) return answer(request, response);
      await sandbox.see(url);
      const [pathname = '/'] = url.split('?', 1);
      const place = await placeOf({ host: request.headers.host ?? '', pathname });
      response.setHeaders(new Map(Object.entries(securityHeaders(html, lenient(place)))));
      askForPage(request);
      next();
    });
    return () => printAddresses(port);
  };
}

/** The overlay that tells of a mistake writes markup: trusted types are reported here, and enforced by `npm run preview`. */
function lenient(place: Place): Place {
  return place.zone === 'plain' ? { ...place, zone: 'third-party' } : place;
}

/**
 * Has the server's fallback, which goes by what a client accepts, go by the path, as `npm run preview` does. At an
 * address that cannot be read the server would show a bare 400 page; the app's own not-found page is kinder. The
 * browser keeps the address as it was typed.
 */
export function askForPage(request: Pick<IncomingMessage, 'url'> & { headers: { accept?: string } }): void {
  const address = request.url ?? '/';
  request.headers.accept = isPagePath(address) ? 'text/html' : '*/*';
  if (decodedPath(address) === undefined) request.url = '/';
}
