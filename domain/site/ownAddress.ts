import type { VoucherCode } from '../voucher/voucherCode.ts';
import { findSite } from './resolveSite.ts';
import type { SiteEntry } from './site.ts';

export interface OwnAddress {
  readonly brand: string;
  readonly href: string;
}

const ADDRESS = /^(https?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)(:\d{1,5})?(?:\/|$)/i;

/**
 * Null if `redirectUrl` is not one of our hosts; http is accepted for `.localhost` only. Drops its path and query. The
 * code travels in the fragment, which no server sees and the receiving site removes at once (product 4.4).
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
