import type { Location } from 'react-router';
import type { ShopCategory } from '#domain/shop/category.ts';

/** The page under the shop's dialog; kept in the history state. */
export type WallPlace = 'entry' | 'shops';

/** Null if no tile opened it, as after a deep link. */
export function openedOver(location: Pick<Location, 'state'>): WallPlace | null {
  const over = (location.state as { over?: unknown } | null)?.over;
  return over === 'entry' || over === 'shops' ? over : null;
}

/** Returns the wall's URL with the filters of the entry page's wall: the query `search` and the path's category. */
export function wallAddress(search: string, category: ShopCategory | null): string {
  const query = new URLSearchParams(search);
  if (category) {
    const chosen = query
      .getAll('categories')
      .flatMap((value) => value.split(','))
      .filter(Boolean);
    query.set('categories', [...new Set([String(category.id), ...chosen])].join(','));
  }
  return query.size > 0 ? `/shops?${query}` : '/shops';
}
