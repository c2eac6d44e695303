import { type SafeHref, safeHref } from '#domain/link/safeHref.ts';

const INVISIBLE = /[\p{Control}\p{Format}]/u;

/**
 * Returns the address at which a code is used, with its host as the network sees it: letters that could pass for others
 * become punycode. Null if it may not be a link: only https without user name, password or invisible characters may.
 */
export function codeAddress(address: string | null): SafeHref | null {
  const url = address === null || INVISIBLE.test(address) ? null : parsed(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return safeHref(url.href);
}

/** Null if it is no address. `URL.canParse` is younger than the oldest browsers that are served. */
function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
