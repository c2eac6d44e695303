import type { Instant } from '../core/instant.ts';
import type { Unreadable } from '../core/unreadable.ts';
import type { Currency } from '../money/money.ts';
import type { CodeKind, Redeemable } from '../shop/shop.ts';
import type { Symbology } from './symbology.ts';

/** Shown before the reveal; loading it consumes nothing. */
export interface SealedCode {
  readonly shop: {
    readonly name: string;
    readonly logo: string | null;
    readonly link: string | null;
    /** Where the shop takes its codes; empty if the backend does not say. */
    readonly redeemable: readonly Redeemable[];
  };
  /** The value of one code. */
  readonly valueInCent: number;
  readonly quantity: number | Unreadable;
  readonly currency: Currency;
  /** DELAYED: the partner's code is late, usually by hours (product 8.3). POSTED: goods without a code. */
  readonly state: 'READY' | 'DELAYED' | 'POSTED';
  readonly promisedBy: Instant | null;
  readonly validUntil: Instant | null | Unreadable;
  readonly redeemId: string | null;
}

export interface ShopCode {
  readonly kind: CodeKind;
  readonly code: string;
  readonly pin: string | null | Unreadable;
  /** Unchecked: `safeHref` decides whether to show it. */
  readonly url: string | null;
  /** Null if the code is text only, or in a symbology that the app cannot draw. */
  readonly symbology: Symbology | null;
  readonly validUntil: Instant | null | Unreadable;
}

export interface RevealedCode {
  /** The codes that can be read; none of them if only `unreadable` ones came. */
  readonly codes: readonly ShopCode[];
  /** How many more were revealed. They are as much the holder's as the others, so the page must tell of them. */
  readonly unreadable: number;
  readonly instructions: readonly string[];
}
