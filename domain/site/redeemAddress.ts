import { safeHref } from '../link/safeHref.ts';
import type { Problem } from '../problem/problem.ts';
import type { VoucherCode } from '../voucher/voucherCode.ts';
import { ownAddress } from './ownAddress.ts';
import type { SiteEntry } from './site.ts';

export interface RedeemAddress {
  /** The brand of one of our sites, else the host, so that the user sees where the link leads. */
  readonly name: string;
  readonly href: string;
}

const HOST = /^https:\/\/([^/?#]+)/i;

/** A voucher code goes to our own sites only; a partner's card leads to any https address, without a code. */
export function redeemAddress(
  problem: Problem,
  code: VoucherCode | null,
  sites: readonly Pick<SiteEntry, 'id' | 'domains' | 'brand'>[],
): RedeemAddress | null {
  if (!('redirectUrl' in problem)) return null;
  const { kind, redirectUrl } = problem;
  const isCard = kind !== 'wrong-category';
  const own = ownAddress(redirectUrl, isCard ? null : code, sites);
  if (own !== null) return { name: own.brand, href: own.href };
  const href = isCard ? safeHref(redirectUrl) : null;
  const host = HOST.exec(href ?? '')?.[1]?.toLowerCase();
  return href === null || host === undefined ? null : { name: host, href };
}
