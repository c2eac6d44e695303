import type { Location } from 'react-router';
import type { ShopCategory } from '#domain/shop/category.ts';
import { isFixed } from '../../routes.ts';

/** Which page a shop's dialog was opened over; travels in the history's state. */
export type WallPlace = 'entry' | 'shops';

/** The place that a tile wrote into the history, if this address was reached by one. */
export function openedOver(location: Pick<Location, 'state'>): WallPlace | null {
  const over = (location.state as { over?: unknown } | null)?.over;
  return over === 'entry' || over === 'shops' ? over : null;
}

/**
 * The category or variation that a path of the redeem page names, in lower case (specification 2): empty for `/`, null
 * for every path of another page.
 */
export function categoryIn(pathname: string): string | null {
  const [, segment = '', ...rest] = pathname.split('/');
  if (rest.join('') !== '' || isFixed(segment.toLowerCase())) return null;
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase(); // a malformed escape names nothing, which the look-up will say
  }
}

/** Whether the entry is the page that is shown, by itself or beneath a shop. */
export function isOverEntry(location: Pick<Location, 'pathname' | 'state'>): boolean {
  const { pathname } = location;
  return pathname.startsWith('/shops/') ? openedOver(location) === 'entry' : categoryIn(pathname) !== null;
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
