import type { RedeemedItem, Redemption } from './redemption.ts';
import { standingOf } from './standing.ts';

type Standing = Pick<Redemption, 'status' | 'delivery'>;

/** What the person who redeemed can open right away. */
export type Opening =
  | { readonly kind: 'code'; readonly item: RedeemedItem }
  | { readonly kind: 'document'; readonly ident: string }
  /** The check that a held redemption waits for. */
  | { readonly kind: 'check'; readonly ident: string };

/** True if the codes of this line can be shown now. */
export function isAtHand({ status, delivery }: Standing, item: RedeemedItem): boolean {
  return item.redeemLinkToken !== null && standingOf(status, item.delivery ?? delivery) === 'ready';
}

/**
 * Returns the one thing that a redemption offers to open; null if there is none. Of several lines each offers its own
 * codes.
 */
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
