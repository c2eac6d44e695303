import type { Instant } from '../core/instant.ts';
import type { Currency } from '../money/money.ts';
import type { CodeKind } from '../shop/shop.ts';
import type { Symbology } from './symbology.ts';

/** What a redeem link leads to before its codes are revealed. Loading it consumes nothing. */
export interface SealedCode {
  readonly shop: { readonly name: string; readonly logo: string | null; readonly link: string | null };
  /** The value of one code, in minor units. */
  readonly valueInCent: number;
  /** How many codes lie behind the link, at least 1. */
  readonly quantity: number;
  readonly currency: Currency;
  /**
   * READY: can be revealed. DELAYED: the partner has not delivered yet, usually for hours, rarely over a day
   * (product 8.3). POSTED: goods that come by post and have no code.
   */
  readonly state: 'READY' | 'DELAYED' | 'POSTED';
  /** When something delayed or posted should arrive; null if not known. */
  readonly promisedBy: Instant | null;
  readonly validUntil: Instant | null;
  /** The redemption's id, needed to ask for a giveaway; null if the backend does not say. */
  readonly redeemId: string | null;
}

/** One code of the shop, after it was revealed. */
export interface ShopCode {
  readonly kind: CodeKind;
  readonly code: string;
  /** Null if the code has none. */
  readonly pin: string | null;
  /** The code's own address, unchecked: `safeHref` decides when it is shown. Null if it has none. */
  readonly url: string | null;
  /** How a till scans it; null if the code is only read as text, or in a way that we cannot draw. */
  readonly symbology: Symbology | null;
  readonly validUntil: Instant | null;
}

/** All codes of a link, at least one, with what the shop says about using them. */
export interface RevealedCode {
  readonly codes: readonly ShopCode[];
  /** Plain sentences, in order. */
  readonly instructions: readonly string[];
}
