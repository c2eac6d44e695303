import { type SafeHref, safeHref } from '#domain/link/safeHref.ts';

const INVISIBLE = /[\p{Control}\p{Format}]/u;

/**
 * Returns the address at which a code is used, with its host as the network sees it: letters that could pass for others
 * become punycode. Null if it may not be a link: only https without user name, password or invisible characters may.
 */
export function codeAddress(address: string | null): SafeHref | null {
  if (address === null || INVISIBLE.test(address) || !URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' ? safeHref(href) : null;
}
