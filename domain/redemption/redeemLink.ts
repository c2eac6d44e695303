import type { Instant } from '../core/instant.ts';
import type { Currency } from '../money/money.ts';
import type { CodeKind } from '../shop/shop.ts';

/** A redeem-link page before its code is shown. Loading it consumes nothing. */
export interface SealedCode {
  readonly shop: { readonly name: string; readonly logo: string | null; readonly link: string | null };
  readonly valueInCent: number;
  readonly currency: Currency;
  /** DELAYED: the partner has not delivered yet, usually hours, rarely over a day (specification 4). */
  readonly state: 'READY' | 'DELAYED';
  readonly validUntil: Instant | null;
}

/** A shop's code after the click that reveals it. */
export interface ShopCode {
  readonly kind: CodeKind;
  readonly code: string;
  readonly pin: string | null;
  /** Unchecked; `safeHref` decides when it is drawn. */
  readonly url: string | null;
  readonly validUntil: Instant | null;
}

export interface RevealedCode {
  readonly codes: readonly ShopCode[];
  /** Plain sentences from the shop, in order. */
  readonly instructions: readonly string[];
}
