import type { VoucherCode } from '../voucher/voucherCode.ts';
import { findSite } from './resolveSite.ts';
import type { SiteEntry } from './site.ts';

/** A link to another of our sites that takes the entered code along, if there is one. */
export interface OwnAddress {
  readonly brand: string;
  readonly href: string;
}

const ADDRESS = /^(https?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)(:\d{1,5})?(?:\/|$)/i;

/**
 * Returns where a voucher belongs that was entered on the wrong site (product 4.4). Null if `redirectUrl` is no host of
 * ours; http is accepted for `.localhost` only. The rest of `redirectUrl` is dropped. The code, if that is what was
 * entered, travels in the fragment, which no server sees and which the receiving site removes at once.
 */
export function ownAddress(
  redirectUrl: string,
  code: VoucherCode | null,
  sites: readonly Pick<SiteEntry, 'id' | 'domains' | 'brand'>[],
): OwnAddress | null {
  const [, scheme = '', host = '', port = ''] = ADDRESS.exec(redirectUrl) ?? [];
  const site = findSite(host, sites);
  if (!site || (scheme.toLowerCase() === 'http' && !/\.localhost$/i.test(host))) return null;
  const origin = `${scheme}://${host}${port}`.toLowerCase();
  return { brand: site.brand, href: code === null ? `${origin}/` : `${origin}/#code=${code}` };
}
