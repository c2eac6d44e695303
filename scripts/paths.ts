import { SERVED } from './fileTypes.ts';

/** Where a missing file is missing, and never the page: a browser would read HTML as JavaScript. */
export const BUILT = /^\/(js|css)\//;

/** The path of a request's address, decoded; `undefined` where its percent-escapes cannot be. */
export function decodedPath(address: string): string | undefined {
  try {
    return decodeURIComponent(address.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Whether the page is what this address asks for. The path alone decides, not what a client accepts: health checks
 * and link previews ask for pages without naming HTML (ADR 7).
 */
export function isPagePath(address: string): boolean {
  const path = decodedPath(address);
  return path === undefined || !(BUILT.test(path) || SERVED.test(path));
}
