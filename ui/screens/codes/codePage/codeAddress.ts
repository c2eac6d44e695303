import { type SafeHref, safeHref } from '#domain/link/safeHref.ts';

const INVISIBLE = /[\p{Control}\p{Format}]/u;

/**
 * The address at which a code is used, as the network sees it: a host in letters that could pass for others stands
 * there in punycode. Null for what may be no link.
 */
export function codeAddress(address: string | null): SafeHref | null {
  if (address === null || INVISIBLE.test(address) || !URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' ? safeHref(href) : null;
}
