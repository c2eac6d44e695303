import { SERVED } from './fileTypes.ts';
import { PROXIES } from './proxies.ts';

/** A missing file here is a 404, never the page: a browser would read HTML as JavaScript. */
export const BUILT = /^\/(js|css)\//;

/**
 * Where payment providers lead back to, with its query. Some do so by a form's POST, which is answered with 303 to the
 * same address: a page cannot read a form's fields, and what was paid only the backend says (ADR 14). The first
 * character after the slash is a letter, so that the address can never name another host.
 */
export const RETURN_ADDRESS = /^\/payment\/[a-z-]+\/*(?:\?\S*)?$/i;

/** `undefined` if the percent-escapes are invalid. */
export function decodedPath(address: string): string | undefined {
  try {
    return decodeURIComponent(address.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

/** Goes by the path, not by `Accept`: health checks and link previews ask for pages without naming HTML (ADR 7). */
export function isPagePath(address: string): boolean {
  const path = decodedPath(address);
  return path === undefined || !(BUILT.test(path) || SERVED.test(path));
}

/** Whether a request belongs to the sandbox's own pages, which no operator has. */
export function isSandboxPage(url: string): boolean {
  return /^\/sandbox(\/|\?|$)/.test(url);
}

/** Whether the sandbox answers, with its pages or as the operator's backend. */
export function isSandboxPath(url: string): boolean {
  return isSandboxPage(url) || PROXIES.some(({ prefix }) => new RegExp(`^${prefix}(/|\\?|$)`).test(url));
}
