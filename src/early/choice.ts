import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { AskedAhead } from '#infrastructure/api/askedAhead.ts';
import type { EarlyLocale, EarlyPlan } from './plan.ts';

/** What the early page's first script has decided, for the scripts after it. */
export interface EarlyChoice {
  readonly plan: EarlyPlan;
  readonly chosen: EarlyLocale;
  /** False if the app will show another screen, so that the early page shows only its frame. */
  readonly isShown: boolean;
  /** True if the tab has no voucher, remaining balance or pending order. */
  readonly isFree: boolean;
  /** URLs of the app's scripts that failed to load. */
  readonly missing: Set<string>;
}

/** The calls that the head of an early page has sent; null for what the page does not show. */
export interface EarlyCalls {
  /** The redeem link's token from the URL, and the call that opens the link. */
  readonly link: { readonly token: RedeemLinkToken; readonly opened: AskedAhead } | null;
  /** The calls for the first tiles; `categories` is null if the tiles show none. */
  readonly wall: { readonly shops: AskedAhead; readonly categories: AskedAhead | null } | null;
}

declare global {
  var earlyChoice: EarlyChoice | undefined;
  var earlyCalls: EarlyCalls | undefined;
}
