import { JSDOM } from 'jsdom';

const NAMES = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'HTMLElement',
  'HTMLInputElement',
] as const;

/**
 * Gives this process, which renders pages for the build, what the app's code expects of a browser: a document at
 * `address`, and a backend that answers every call as an operator who has set nothing.
 */
export function openDocument(address: string): void {
  const { window } = new JSDOM('<!doctype html><html><body></body></html>', { url: address });
  for (const name of NAMES) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  }
  globalThis.Request = class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, address) : input, init);
    }
  };
  globalThis.fetch = async () =>
    new Response('{}', { headers: { 'Content-Type': 'application/json', Date: new Date().toUTCString() } });
}
