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

/** Gives this process a document, and a backend that answers every call like an operator without settings. */
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
