import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { AskedAhead } from '#infrastructure/api/askedAhead.ts';
import type { EarlyLocale, EarlyPlan } from './plan.ts';

/** What the script in the head of an early page has chosen, for those behind it. */
export interface EarlyChoice {
  readonly plan: EarlyPlan;
  readonly chosen: EarlyLocale;
  /** False where another screen will stand there than the page has, so that it shows its frame alone. */
  readonly isShown: boolean;
  /** True where the tab holds no voucher, no rest and no open order. */
  readonly isFree: boolean;
  /** Addresses of the app's scripts that did not come. */
  readonly missing: Set<string>;
}

/** The calls that a page besides the entry has made in its head; null for what it does not show. */
export interface EarlyCalls {
  /** The link's token that stands in the address, and the call that opens it. */
  readonly link: { readonly token: RedeemLinkToken; readonly opened: AskedAhead } | null;
  /** The calls for the first tiles; `categories` is null where they say no kinds. */
  readonly wall: { readonly shops: AskedAhead; readonly categories: AskedAhead | null } | null;
}

declare global {
  var earlyChoice: EarlyChoice | undefined;
  var earlyCalls: EarlyCalls | undefined;
}
