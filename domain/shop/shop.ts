/** Where a shop's code can be used (the backend's names without their prefix). */
export const REDEEMABLE = ['online', 'branch'] as const;
export type Redeemable = (typeof REDEEMABLE)[number];

/** What a revealed code is: text, an address, or text that a till scans. */
export const CODE_KINDS = ['code', 'url', 'barcode'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** A shop as the wall shows it (product 5.1). */
export interface Shop {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** A path on our own origin; null if the shop has none that may be shown. */
  readonly logo: string | null;
  readonly categories: readonly number[];
  /** The values that its codes come in, in minor units: positive, ascending, each once. */
  readonly voucherValuesInCent: readonly number[];
  readonly redeemable: readonly Redeemable[];
  readonly keywords: readonly string[];
  /** T: a top shop. S: a standard one. */
  readonly position: 'T' | 'S';
  /** False if the shop is found by its exact name or slug only. */
  readonly allowNameFullTextSearch: boolean;
  /** True for a product that comes by post and so needs an address. */
  readonly isPhysical: boolean;
}

/** A shop as its own page shows it. */
export interface ShopDetails {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly description: string;
  /** HTML from outside; only the sanitising component may show it. */
  readonly redeemWarnings: readonly string[];
  /** True if the shop wants to know whether the person is new to it. */
  readonly isNewShopCustomerInquiry: boolean;
  readonly codeKinds: readonly CodeKind[];
  /** The shop's site, unchecked: `safeHref` decides when it is shown. Null if there is none. */
  readonly link: string | null;
  readonly voucherValuesInCent: readonly number[];
  readonly isPhysical: boolean;
}
