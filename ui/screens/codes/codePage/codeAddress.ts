import { type SafeHref, safeHref } from '#domain/link/safeHref.ts';

const INVISIBLE = /[\p{Control}\p{Format}]/u;

/**
 * Returns the address at which a code is used, its host in punycode, so that look-alike letters are recognisable. Null
 * if it is no safe link: only https without user name, password or invisible characters is.
 */
export function codeAddress(address: string | null): SafeHref | null {
  const url = address === null || INVISIBLE.test(address) ? null : parsed(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return safeHref(url.href);
}

/** Null if it does not parse. Not `URL.canParse`, which the oldest supported browsers lack. */
function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
