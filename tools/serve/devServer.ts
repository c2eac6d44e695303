import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerConfig } from '@rsbuild/core';
import { printAddresses } from './addresses.ts';
import { addByCommand } from '../brand/addByCommand.ts';
import { type Place, securityHeaders } from '../build/csp.ts';
import { decodedPath, isPagePath, isSandboxPath, RETURN_ADDRESS } from '../build/paths.ts';
import { placeOf } from '../build/place.ts';
import { openSandbox } from './sandboxMount.ts';
import { brandHost, framablePolicy } from '../workshop/server/frameHost.ts';
import { openWorkshop } from '../workshop/server/workshop.ts';

type ServerSetup = Exclude<NonNullable<ServerConfig['setup']>, readonly unknown[]>;
type Next = (error?: unknown) => void;

/**
 * Mounts the sandbox at `/api` and `/sandbox` and the workshop at `/gallery`, and sends the security headers of the page
 * `html` with every answer.
 */
export function devServer(port: number, html: string): ServerSetup {
  return ({ action, server }) => {
    if (action !== 'dev') return undefined;
    const sandbox = openSandbox();
    const workshop = openWorkshop(sandbox.answer, addByCommand);
    const answer = getRequestListener((request) => workshop.serve(request, sandbox.answer), {
      overrideGlobalObjects: false,
    });
    server.middlewares.use(async (request: IncomingMessage, response: ServerResponse, next: Next) => {
      const url = request.url ?? '/';
      const { host = 'localhost' } = request.headers;
      if (isSandboxPath(url) || workshop.owns(new URL(`http://${host}${url}`)))
        return answer(request, response);
      if (request.method === 'POST' && RETURN_ADDRESS.test(url)) {
        response.writeHead(303, { Location: url }).end();
        return;
      }
      await sandbox.see(url);
      const [pathname = '/'] = url.split('?', 1);
      const place = await placeOf({ host: brandHost(host) ?? host, pathname });
      const headers = new Map(Object.entries(securityHeaders(html, lenient(place))));
      const policy = headers.get('Content-Security-Policy') ?? '';
      response.setHeaders(headers.set('Content-Security-Policy', framablePolicy(policy, host)));
      askForPage(request);
      next();
    });
    return () => printAddresses(port);
  };
}

/** The error overlay writes markup: trusted types are only reported here, and enforced by `npm run preview`. */
function lenient(place: Place): Place {
  return { ...place, trustedTypes: 'reported' };
}

/**
 * Makes the fallback go by the path, not by `Accept`, as in `npm run preview`. Shows the app's not-found page for a
 * path that cannot be decoded, instead of a bare 400; the browser keeps the URL.
 */
function askForPage(request: Pick<IncomingMessage, 'url'> & { headers: { accept?: string } }): void {
  const address = request.url ?? '/';
  request.headers.accept = isPagePath(address) ? 'text/html' : '*/*';
  if (decodedPath(address) === undefined) request.url = '/';
}
