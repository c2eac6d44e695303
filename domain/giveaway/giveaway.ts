import type { LocalPath } from '../link/localPath.ts';
import type { Problem } from '../problem/problem.ts';
import type { RedeemLinkToken } from '../redemption/redeemLinkToken.ts';
import type { RedemptionId } from '../redemption/redemption.ts';
import type { VoucherSession } from '../voucher/voucher.ts';

/** Something extra after a redemption (specification 3). */
export interface Giveaway {
  readonly id: string;
  readonly banner: LocalPath | null;
  /** Foreign HTML; it is sanitised where it is drawn. Empty where there is none. */
  readonly promoText: string;
  /** Each holder gets a code of their own; there are only so many. */
  readonly needsCodes: boolean;
  readonly showInVault: boolean;
  readonly showOnThankYouPage: boolean;
  readonly visible: boolean;
}

/** Where a giveaway is asked for, with what authorises it there (design 7.5). The vault is the code page. */
export type GiveawayPlace =
  | { readonly kind: 'thank-you'; readonly redemptionId: RedemptionId; readonly session: VoucherSession }
  | { readonly kind: 'vault'; readonly redemptionId: RedemptionId; readonly token: RedeemLinkToken };

/** Whether it is to be seen at a place (specification 4, "Giveaway"). */
export function isShownAt(giveaway: Giveaway, place: GiveawayPlace['kind']): boolean {
  return giveaway.visible && (place === 'vault' ? giveaway.showInVault : giveaway.showOnThankYouPage);
}

/** Why a giveaway was refused: every error of the answer, or the one fault that kept it from coming. */
export type GiveawayRefusal = readonly [Problem, ...Problem[]];
