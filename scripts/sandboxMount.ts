// Relative on purpose: Rsbuild watches what its configuration imports by a relative path, and loads it anew when
// it restarts the dev server. With #sandbox an edited sandbox would stay the old one.
import { createSandbox } from '../sandbox/app.ts';
import { securityHeaders } from './csp.ts';

/** Whether a request belongs to the sandbox, not to the app's files. */
export function isSandboxPath(url: string): boolean {
  return /^\/(api|sandbox)(\/|\?|$)/.test(url);
}

/** A fresh sandbox whose answers carry the security headers of everything else we serve. */
export function openSandbox(): (request: Request) => Promise<Response> {
  const sandbox = createSandbox();
  return async (request) => {
    const answer = await sandbox.fetch(request);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    // Only a page is read as a whole, for the hashes of its inline parts; other answers may break off.
    const body = isPage ? await answer.text() : answer.body;
    const headers = new Headers(answer.headers);
    for (const [name, value] of Object.entries(securityHeaders(typeof body === 'string' ? body : ''))) {
      if (!headers.has(name)) headers.set(name, value);
    }
    return new Response(body, { status: answer.status, headers });
  };
}
