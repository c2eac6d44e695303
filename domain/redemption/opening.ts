import type { RedeemedItem, Redemption } from './redemption.ts';
import { standingOf } from './standing.ts';

type Standing = Pick<Redemption, 'status' | 'delivery'>;

export type Opening =
  | { readonly kind: 'code'; readonly item: RedeemedItem }
  | { readonly kind: 'document'; readonly ident: string }
  | { readonly kind: 'check'; readonly ident: string };

export function isAtHand({ status, delivery }: Standing, item: RedeemedItem): boolean {
  return item.redeemLinkToken !== null && standingOf(status, item.delivery ?? delivery) === 'ready';
}

/** What the redemption as a whole offers to open. With several lines, each line offers its own codes. */
export function openingOf(redemption: Redemption): Opening | null {
  const { status, delivery, items, documentIdent, fraudPreventionIdent } = redemption;
  const standing = standingOf(status, delivery);
  if (standing === 'on-hold') {
    return fraudPreventionIdent === null ? null : { kind: 'check', ident: fraudPreventionIdent };
  }
  if (standing === 'ready' && documentIdent !== null) return { kind: 'document', ident: documentIdent };
  const [item, ...others] = items;
  return item && others.length === 0 && isAtHand(redemption, item) ? { kind: 'code', item } : null;
}
