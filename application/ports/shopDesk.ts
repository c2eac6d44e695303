import type { Result } from '#domain/core/result.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Shop, ShopDetails } from '#domain/shop/shop.ts';

/** Which shops a wall holds: those of the site, or those that one voucher can buy. */
export interface WallRequest {
  readonly voucherCategory: number;
  readonly currency: Currency;
  readonly distribution: string | null;
  readonly noMarketplaces: boolean;
}

export interface ShopDesk {
  wall(request: WallRequest): Promise<Result<readonly Shop[], Problem>>;
  details(id: string): Promise<Result<ShopDetails, Problem>>;
}
