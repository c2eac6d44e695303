import { existsSync } from 'node:fs';
import { securityHeaders } from './csp.ts';

interface FetchApp {
  fetch(request: Request): Response | Promise<Response>;
}

/** Whether a request belongs to the sandbox, not to the app's files. */
export function isSandboxPath(url: string): boolean {
  return /^\/(api|sandbox)(\/|\?|$)/.test(url);
}

/** A fresh sandbox whose answers carry the security headers of everything else we serve. */
export async function openSandbox(): Promise<FetchApp> {
  const app = await loadSandbox();
  return {
    async fetch(request) {
      const answer = await app.fetch(request);
      const html = answer.headers.get('content-type')?.startsWith('text/html') === true;
      const body = html ? await answer.text() : answer.body;
      const headers = new Headers(answer.headers);
      for (const [name, value] of Object.entries(securityHeaders(typeof body === 'string' ? body : ''))) {
        if (!headers.has(name)) headers.set(name, value);
      }
      return new Response(body, { status: answer.status, statusText: answer.statusText, headers });
    },
  };
}

async function loadSandbox(): Promise<FetchApp> {
  const file = new URL('../sandbox/app.ts', import.meta.url);
  if (!existsSync(file)) return { fetch: () => new Response('There is no sandbox yet.', { status: 404 }) };
  const module = (await import(file.href)) as { createSandbox(): FetchApp };
  return module.createSandbox();
}
