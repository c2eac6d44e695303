import type { Brand } from '../core/brand.ts';

/** An address that may stand in a link: https, mailto or tel, without user name or password (product 16.3). */
export type SafeHref = Brand<string, 'SafeHref'>;

const WEB = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s\\<>"']*)?$/i;
const MAIL = /^mailto:[a-z0-9._+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\?[a-z0-9=&%._+-]*)?$/i;
const PHONE = /^tel:\+?[0-9().\- ]{3,30}$/i;
/** Control characters, and marks that would let an address read as another. */
const INVISIBLE = /[\p{Control}\p{Format}]/u;

/**
 * Checks an address from configuration, translations or shops. Null for every other scheme, user information,
 * invisible characters, backslashes, and hosts outside ASCII, which could pass for another one (product 16.3).
 */
export function safeHref(address: string): SafeHref | null {
  const trimmed = address.trim();
  if (INVISIBLE.test(trimmed)) return null;
  return WEB.test(trimmed) || MAIL.test(trimmed) || PHONE.test(trimmed) ? (trimmed as SafeHref) : null;
}
