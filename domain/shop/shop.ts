import type { Unreadable } from '../core/unreadable.ts';

export const REDEEMABLE = ['online', 'branch'] as const;
export type Redeemable = (typeof REDEEMABLE)[number];

export const CODE_KINDS = ['code', 'url', 'barcode'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

export interface Shop {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** A path on our own origin; null if the shop has none that may be shown. */
  readonly logo: string | null;
  /** By which the logo is recognised, as `#rrggbb`; null if the backend does not say. */
  readonly logoColour: string | null;
  readonly categories: readonly number[];
  /** Positive, ascending, unique. */
  readonly voucherValuesInCent: readonly number[];
  readonly redeemable: readonly Redeemable[];
  readonly keywords: readonly string[];
  /** T: top shop. S: standard shop. */
  readonly position: 'T' | 'S';
  /** False: found by exact name or slug only. */
  readonly allowNameFullTextSearch: boolean;
  readonly isPhysical: boolean;
}

export interface ShopDetails {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly description: string;
  /** Untrusted HTML; only the sanitising component may render it. The holder must confirm them, so none is dropped. */
  readonly redeemWarnings: readonly (string | Unreadable)[];
  readonly isNewShopCustomerInquiry: boolean;
  readonly codeKinds: readonly CodeKind[];
  /** Unchecked: `safeHref` decides whether to show it. */
  readonly link: string | null;
  readonly voucherValuesInCent: readonly number[];
  readonly isPhysical: boolean;
}
