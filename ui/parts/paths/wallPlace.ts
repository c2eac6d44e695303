import type { Location } from 'react-router';
import type { ShopCategory } from '#domain/shop/category.ts';

/** The page over which a shop's dialog was opened; kept in the history's state. */
export type WallPlace = 'entry' | 'shops';

/** Returns the page over which a tile opened this address; null if no tile did, as after a deep link. */
export function openedOver(location: Pick<Location, 'state'>): WallPlace | null {
  const over = (location.state as { over?: unknown } | null)?.over;
  return over === 'entry' || over === 'shops' ? over : null;
}

/**
 * Returns the address of the wall alone, narrowed like the wall on the entry page: by the query `search` and by the
 * category that the path names.
 */
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
