import { safeHref } from '../link/safeHref.ts';
import type { Problem, ProblemKind } from '../problem/problem.ts';
import type { VoucherCode } from '../voucher/voucherCode.ts';
import { ownAddress } from './ownAddress.ts';
import type { SiteEntry } from './site.ts';

/** A link to the site on which a refused code or card is redeemed. */
export interface RedeemAddress {
  /** The brand of one of our sites; of any other site its host, so that one sees where the link leads. */
  readonly name: string;
  readonly href: string;
}

/** Cards of partners, which are redeemed on the partner's site. */
const PARTNER_CARDS: readonly ProblemKind[] = ['cooperation-card', 'tax-saving-card'];

const HOST = /^https:\/\/([^/?#]+)/i;

/**
 * Returns where a code or card is redeemed that was refused by this problem; null if it was refused for another reason,
 * or if the address that the backend named is not to be used. A code of ours leads to our sites alone, and is taken
 * along; a partner's card leads to any https address, and takes nothing along.
 */
export function redeemAddress(
  { kind, redirectUrl }: Pick<Problem, 'kind' | 'redirectUrl'>,
  code: VoucherCode | null,
  sites: readonly Pick<SiteEntry, 'id' | 'domains' | 'brand'>[],
): RedeemAddress | null {
  const isCard = PARTNER_CARDS.includes(kind);
  if (redirectUrl === undefined || (kind !== 'wrong-category' && !isCard)) return null;
  const own = ownAddress(redirectUrl, isCard ? null : code, sites);
  if (own !== null) return { name: own.brand, href: own.href };
  const href = isCard ? safeHref(redirectUrl) : null;
  const host = HOST.exec(href ?? '')?.[1]?.toLowerCase();
  return href === null || host === undefined ? null : { name: host, href };
}
