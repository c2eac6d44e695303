import type { LocalPath } from '../link/localPath.ts';
import type { Problem } from '../problem/problem.ts';
import type { RedeemLinkToken } from '../redemption/redeemLinkToken.ts';
import type { RedemptionId } from '../redemption/redemption.ts';
import type { VoucherSession } from '../voucher/voucher.ts';

/** An extra that is offered after a redemption (product 8.7). */
export interface Giveaway {
  readonly id: string;
  readonly banner: LocalPath | null;
  /** HTML from outside; the view must sanitise it. Empty if there is none. */
  readonly promoText: string;
  /** True if each holder gets a code of their own, of which there is a limited number. */
  readonly needsCodes: boolean;
  readonly showInVault: boolean;
  readonly showOnThankYouPage: boolean;
  readonly visible: boolean;
}

/**
 * The page on which a giveaway is offered, with what authorises the calls there (product 8.7). The vault is the code
 * page.
 */
export type GiveawayPlace =
  | { readonly kind: 'thank-you'; readonly redemptionId: RedemptionId; readonly session: VoucherSession }
  | { readonly kind: 'vault'; readonly redemptionId: RedemptionId; readonly token: RedeemLinkToken };

/** True if the giveaway is meant to be shown on that page (product 8.7). */
export function isShownAt(giveaway: Giveaway, place: GiveawayPlace['kind']): boolean {
  return giveaway.visible && (place === 'vault' ? giveaway.showInVault : giveaway.showOnThankYouPage);
}

/** Why a giveaway was refused: one problem for each error of the backend's answer, at least one. */
export type GiveawayRefusal = readonly [Problem, ...Problem[]];
