/** The document of every page, which our server always has. */
const PAGE = '/index.html';

/** Milliseconds; the user is waiting. */
const PATIENCE_MS = 8_000;

/** What the browser knows of the network, and a request to our own server, which is more reliable (ADR 10). */
export class BrowserNetwork {
  seemsThere(): boolean {
    return navigator.onLine;
  }

  async answers(): Promise<boolean> {
    try {
      const { ok } = await fetch(PAGE, {
        method: 'HEAD',
        cache: 'no-store',
        // The login page of a captive portal is not our answer.
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
