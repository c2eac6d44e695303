import { Hono } from 'hono';
import { compress } from 'hono/compress';
// Relative on purpose: Rsbuild watches the relative imports of its configuration, and reloads them when it restarts the
// dev server. With #sandbox an edited sandbox would stay stale.
import { createSandbox } from '../sandbox/app.ts';
import { securityHeaders } from '../build/csp.ts';
import { OPEN_PAGES } from '../build/openPages.ts';
import { isPagePath } from '../build/paths.ts';
import { wholeDump } from '../build/textsFolder.ts';
import { sandboxProfile } from './profile.ts';
import { readBrandPicture, readSandboxPicture } from './sandboxPictures.ts';

interface MountedSandbox {
  /** Compressed, and with the same security headers as every other answer. */
  answer(request: Request): Promise<Response>;
  /** Called with every request for the app's files: `?shops=10000` in a page's URL sets the number of shops. */
  see(address: string): Promise<void>;
}

export function openSandbox(): MountedSandbox {
  const sandbox = createSandbox({
    readPicture: readSandboxPicture,
    readBrandPicture,
    readTexts: wholeDump,
    pages: OPEN_PAGES,
    profile: sandboxProfile(),
  });
  const packed = new Hono().use(compress({ encoding: 'gzip' })).all('*', async ({ req }) => {
    const answer = await sandbox.fetch(req.raw);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    // Only a page is buffered, for the hashes of its inline parts; other answers may break off.
    const body = isPage ? await answer.text() : answer.body;
    const headers = new Headers(answer.headers);
    for (const [name, value] of Object.entries(securityHeaders(typeof body === 'string' ? body : ''))) {
      if (!headers.has(name)) headers.set(name, value);
    }
    return new Response(body, { status: answer.status, headers });
  });
  return {
    answer: async (request) => packed.fetch(request),
    async see(address) {
      const shops = /[?&]shops=(\d{1,9})(?:[&#]|$)/.exec(address)?.[1];
      if (shops === undefined || !isPagePath(address)) return;
      // A number that the sandbox refuses changes nothing.
      await sandbox.request('/sandbox/shops', {
        method: 'POST',
        body: JSON.stringify({ shops: Number(shops) }),
      });
    },
  };
}
