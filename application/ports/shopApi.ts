import type { Result } from '#domain/core/result.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import type { Shop, ShopDetails } from '#domain/shop/shop.ts';
import type { ShopFilter } from '#domain/shop/shopFilter.ts';

/** Which wall is wanted: the shops of a site, or those that one voucher can buy. */
export interface WallRequest {
  /** The id of the voucher's or the site's category. */
  readonly voucherCategory: number;
  readonly currency: Currency;
  /** Only shops that accept vouchers given out in this way; null for all of them. */
  readonly distribution: string | null;
  /** True to leave out marketplaces. */
  readonly noMarketplaces: boolean;
}

/** Which page of a wall is wanted, for sites whose wall is loaded page by page (switch `usePaginatedShopList`). */
export interface PageRequest {
  readonly filter: ShopFilter;
  /** Counts from 0. */
  readonly page: number;
  /** How many shops a page has, from 1 to 500. */
  readonly size: number;
}

/** One page of a wall. */
export interface WallPage {
  readonly shops: readonly Shop[];
  /**
   * How many shops the filter finds on all pages together. If the backend does not say it, as many as are known so
   * far, and one more after a full page, so that the next one can be asked for.
   */
  readonly total: number;
}

/**
 * The backend's shops. All calls only read, and nothing but the kinds of any call (see `Problem`) comes back, unless
 * said otherwise.
 */
export interface ShopApi {
  /** Returns all shops of a wall, each once. */
  wall(request: WallRequest): Promise<Result<readonly Shop[], Problem>>;
  /** Returns one page of a wall that the backend filters and orders; empty beyond the last one. */
  wallPage(request: WallRequest, page: PageRequest): Promise<Result<WallPage, Problem>>;
  /** Returns the shop categories of a voucher category, named in the language in use. */
  categories(voucherCategory: number): Promise<Result<readonly ShopCategory[], Problem>>;
  /**
   * Returns what a shop's own page shows; `valueInCent` is what the visitor means to take there, null if that is not
   * known. Refuses with `shop-gone` if the shop is no longer available.
   */
  details(id: string, valueInCent: number | null): Promise<Result<ShopDetails, Problem>>;
}
