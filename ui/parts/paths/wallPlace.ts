import type { Location } from 'react-router';
import type { ShopCategory } from '#domain/shop/category.ts';

/** Which page a shop's dialog was opened over; travels in the history's state. */
export type WallPlace = 'entry' | 'shops';

/** The place that a tile wrote into the history, if this address was reached by one. */
export function openedOver(location: Pick<Location, 'state'>): WallPlace | null {
  const over = (location.state as { over?: unknown } | null)?.over;
  return over === 'entry' || over === 'shops' ? over : null;
}

/** The way from the entry to the wall alone, with what narrowed the wall there: its query and the path's category. */
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
