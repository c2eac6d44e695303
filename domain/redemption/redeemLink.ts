import type { Instant } from '../core/instant.ts';
import type { Currency } from '../money/money.ts';
import type { CodeKind } from '../shop/shop.ts';
import type { Symbology } from './symbology.ts';

/** A redeem-link page before its code is shown. Loading it consumes nothing. */
export interface SealedCode {
  readonly shop: { readonly name: string; readonly logo: string | null; readonly link: string | null };
  /** Of one code. */
  readonly valueInCent: number;
  /** How many codes lie behind the link, at least one. */
  readonly quantity: number;
  readonly currency: Currency;
  /**
   * DELAYED: the partner has not delivered yet, usually hours, rarely over a day (specification 4). POSTED: goods
   * that come by post and have no code.
   */
  readonly state: 'READY' | 'DELAYED' | 'POSTED';
  /** When what is delayed or posted should be there, if that is known. */
  readonly promisedBy: Instant | null;
  readonly validUntil: Instant | null;
  /** Names the redemption where a giveaway is asked for. */
  readonly redeemId: string | null;
}

/** A shop's code after the click that reveals it. */
export interface ShopCode {
  readonly kind: CodeKind;
  readonly code: string;
  readonly pin: string | null;
  /** Unchecked; `safeHref` decides when it is drawn. */
  readonly url: string | null;
  /** How the shop's till reads it; null where it reads text only, or in a way that we cannot draw. */
  readonly symbology: Symbology | null;
  readonly validUntil: Instant | null;
}

export interface RevealedCode {
  readonly codes: readonly ShopCode[];
  /** Plain sentences from the shop, in order. */
  readonly instructions: readonly string[];
}
