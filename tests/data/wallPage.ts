import type { PageRequest, WallPage } from '#application/ports/shopApi.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import { NO_FILTER, type ShopFilter } from '#domain/shop/shopFilter.ts';
import { aShop } from './shop.ts';

/** Default: the first page without a filter. */
export function aPageRequest(
  filter: Partial<ShopFilter> = {},
  about: Partial<Omit<PageRequest, 'filter'>> = {},
): PageRequest {
  return { filter: { ...NO_FILTER, ...filter }, page: 0, size: 48, ...about };
}

/** A page with these shops and no others. */
export function aWallPage(...names: readonly string[]): WallPage {
  return { shops: names.map((name) => aShop({ name })), total: names.length };
}

/** A category whose path follows its name. */
export function aCategory(about: Partial<ShopCategory> = {}): ShopCategory {
  const name = about.name ?? 'Books';
  return { id: 3, name, urlName: name.toLowerCase(), promoted: false, ...about };
}
