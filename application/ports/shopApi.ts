import type { Result } from '#domain/core/result.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import type { Shop, ShopDetails } from '#domain/shop/shop.ts';
import type { ShopFilter } from '#domain/shop/shopFilter.ts';

/** Which wall to load: a site's shops, or those that accept one voucher. */
export interface WallRequest {
  /** The id of the voucher's or the site's category. */
  readonly voucherCategory: number;
  readonly currency: Currency;
  /** Only shops that accept vouchers distributed this way; null for all shops. */
  readonly distribution: string | null;
  /** True to leave out marketplaces. */
  readonly noMarketplaces: boolean;
}

/** Which page of a wall to load, on sites with a paginated wall (switch `usePaginatedShopList`). */
export interface PageRequest {
  readonly filter: ShopFilter;
  /** Counts from 0. */
  readonly page: number;
  /** Shops per page, from 1 to 500. */
  readonly size: number;
}

/** One page of a wall. */
export interface WallPage {
  readonly shops: readonly Shop[];
  /**
   * How many shops the filter finds on all pages. If the backend does not say, the number known so far, plus one after
   * a full page, so that the caller can load the next page.
   */
  readonly total: number;
}

/**
 * The backend's shops. All calls only read, and unless stated otherwise fail only with the generic problems
 * (`Problem`).
 */
export interface ShopApi {
  /** Returns all shops of a wall, without duplicates. */
  wall(request: WallRequest): Promise<Result<readonly Shop[], Problem>>;
  /** Returns one page of a wall that the backend filters and sorts; empty beyond the last page. */
  wallPage(request: WallRequest, page: PageRequest): Promise<Result<WallPage, Problem>>;
  /** Returns the shop categories of a voucher category, named in the current language. */
  categories(voucherCategory: number): Promise<Result<readonly ShopCategory[], Problem>>;
  /**
   * Returns a shop's details; `valueInCent` is the value that the user has chosen, null if none. Refuses with
   * `shop-gone` if the shop is no longer available.
   */
  details(id: string, valueInCent: number | null): Promise<Result<ShopDetails, Problem>>;
}
