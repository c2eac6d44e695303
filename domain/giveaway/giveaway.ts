import type { Email } from '../customer/email.ts';
import type { LocalPath } from '../link/localPath.ts';
import type { Problem } from '../problem/problem.ts';
import type { RedeemLinkToken } from '../redemption/redeemLinkToken.ts';
import type { RedemptionId } from '../redemption/redemption.ts';
import type { VoucherSession } from '../voucher/voucher.ts';

export interface Giveaway {
  readonly id: string;
  readonly banner: LocalPath | null;
  /** Third-party HTML; the view must sanitise it. */
  readonly promoText: string;
  /** True if each holder gets a personal code from a limited supply. */
  readonly needsCodes: boolean;
  readonly showInVault: boolean;
  readonly showOnThankYouPage: boolean;
  readonly visible: boolean;
}

/** The page that offers the giveaway, with its authorisation. `vault` is the code page (product 8.7). */
export type GiveawayPlace =
  | { readonly kind: 'thank-you'; readonly redemptionId: RedemptionId; readonly session: VoucherSession }
  | { readonly kind: 'vault'; readonly redemptionId: RedemptionId; readonly token: RedeemLinkToken };

export function isShownAt(giveaway: Giveaway, place: GiveawayPlace['kind']): boolean {
  return giveaway.visible && (place === 'vault' ? giveaway.showInVault : giveaway.showOnThankYouPage);
}

export type GiveawayRefusal = readonly [Problem, ...Problem[]];

export interface GiveawayRequest {
  readonly place: GiveawayPlace;
  readonly giveawayId: string;
  readonly email: Email;
}
