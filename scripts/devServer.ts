import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerConfig } from '@rsbuild/core';
import { printAddresses } from './addresses.ts';
import { isSandboxPath, openSandbox } from './sandboxMount.ts';
import { isDecodable } from './urls.ts';

type ServerSetup = Exclude<NonNullable<ServerConfig['setup']>, readonly unknown[]>;
type Next = (error?: unknown) => void;

/** Puts the sandbox behind `/api` and `/sandbox` of the dev server and prints where to go. */
export function devServer(port: number): ServerSetup {
  return ({ action, server }) => {
    if (action !== 'dev') return undefined;
    const sandbox = openSandbox();
    const answer = getRequestListener(sandbox.answer, { overrideGlobalObjects: false });
    server.middlewares.use(async (request: IncomingMessage, response: ServerResponse, next: Next) => {
      const url = request.url ?? '/';
      if (isSandboxPath(url)) return answer(request, response);
      await sandbox.see(url, request.headers.accept);
      next();
    });
    server.middlewares.use((request: IncomingMessage, _response: ServerResponse, next: Next) => {
      // A malformed address would get the server's bare 400 page; the app's own not-found page is kinder.
      // The browser keeps the address as it was typed.
      if (!isDecodable(request.url ?? '/')) request.url = '/';
      next();
    });
    return () => printAddresses(port);
  };
}
