import type { Result } from '#domain/core/result.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import type { Shop, ShopDetails } from '#domain/shop/shop.ts';
import type { ShopFilter } from '#domain/shop/shopFilter.ts';

/** Which shops a wall holds: those of the site, or those that one voucher can buy. */
export interface WallRequest {
  readonly voucherCategory: number;
  readonly currency: Currency;
  readonly distribution: string | null;
  readonly noMarketplaces: boolean;
}

/** Which part of a wall is wanted, where it comes in pages (`usePaginatedShopList`). */
export interface PageRequest {
  readonly filter: ShopFilter;
  /** Only top shops, or both kinds. */
  readonly position: 'T' | null;
  /** From 0. */
  readonly page: number;
  /** From 1 to 500. */
  readonly size: number;
}

export interface WallPage {
  readonly shops: readonly Shop[];
  /** How many shops the filter finds on all pages together. */
  readonly total: number;
}

export interface ShopDesk {
  wall(request: WallRequest): Promise<Result<readonly Shop[], Problem>>;
  wallPage(request: WallRequest, page: PageRequest): Promise<Result<WallPage, Problem>>;
  categories(voucherCategory: number): Promise<Result<readonly ShopCategory[], Problem>>;
  details(id: string): Promise<Result<ShopDetails, Problem>>;
}
