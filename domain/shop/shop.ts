/** Where a shop's code can be used (the wire's names without their prefix). */
export const REDEEMABLE = ['online', 'branch'] as const;
export type Redeemable = (typeof REDEEMABLE)[number];

/** What a revealed code is: text, an address, or text that a till scans. */
export const CODE_KINDS = ['code', 'url', 'barcode'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** A shop as the wall shows it (specification 3). */
export interface Shop {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** A path on our own origin, or null where the shop has none that may be shown. */
  readonly logo: string | null;
  readonly categories: readonly number[];
  /** Positive integers, ascending, each once. */
  readonly voucherValuesInCent: readonly number[];
  readonly redeemable: readonly Redeemable[];
  readonly keywords: readonly string[];
  /** T = top shop, S = standard. */
  readonly position: 'T' | 'S';
  /** Off: the shop is found only by its exact name or slug. */
  readonly allowNameFullTextSearch: boolean;
  /** A product that comes by post and so needs an address. */
  readonly isPhysical: boolean;
}

/** A shop as its own page shows it. */
export interface ShopDetails {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly description: string;
  /** Foreign HTML: only the sanitising component may draw it. */
  readonly redeemWarnings: readonly string[];
  readonly isNewShopCustomerInquiry: boolean;
  readonly codeKinds: readonly CodeKind[];
  /** Unchecked; `safeHref` decides when it is drawn. */
  readonly link: string | null;
  readonly voucherValuesInCent: readonly number[];
  readonly isPhysical: boolean;
}
