import type { Brand } from '../core/brand.ts';

/** Safe to use as `href`: https, mailto or tel, without credentials (product 16.3). */
export type SafeHref = Brand<string, 'SafeHref'>;

const WEB = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s\\<>"']*)?$/i;
const MAIL = /^mailto:[a-z0-9._+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\?[a-z0-9=&%._+-]*)?$/i;
const PHONE = /^tel:\+?[0-9().\- ]{3,30}$/i;
/** Control and format characters can disguise an address. */
const INVISIBLE = /[\p{Control}\p{Format}]/u;

/** Also rejects backslashes, and non-ASCII hosts because of homograph attacks. */
export function safeHref(address: string): SafeHref | null {
  const trimmed = address.trim();
  if (INVISIBLE.test(trimmed)) return null;
  return WEB.test(trimmed) || MAIL.test(trimmed) || PHONE.test(trimmed) ? (trimmed as SafeHref) : null;
}
