import type { Network } from '#application/ports/network.ts';

/** The document of every page, which our server always has. */
const PAGE = '/index.html';

/** How long the server may take to answer, in milliseconds; a person is waiting. */
const PATIENCE_MS = 8_000;

/** What the browser knows of the network, and a question to our own server, which knows better (ADR 10). */
export class BrowserNetwork implements Network {
  seemsThere(): boolean {
    return navigator.onLine;
  }

  async answers(): Promise<boolean> {
    try {
      const { ok } = await fetch(PAGE, {
        method: 'HEAD',
        cache: 'no-store',
        // A hotel's login page is no answer of ours.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return ok;
    } catch {
      return false;
    }
  }

  onChange(listener: () => void): () => void {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  }
}
