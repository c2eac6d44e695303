import type { To } from 'react-router';
import type { ShopCategory } from '#domain/shop/category.ts';
import { formatFilter } from '#domain/shop/filterQuery.ts';
import { withFilter } from './FilterState.ts';
import type { WallParts } from './wallParts.ts';

/**
 * Where a category's link leads; null is all of them. On the entry a category is a path of its own (specification 2);
 * the wall alone has no such paths and takes it into its query.
 */
export function categoryLinks({ state, over, search }: WallParts): (category: ShopCategory | null) => To {
  return (category) => {
    const isPath = over === 'entry';
    const categories = category && !isPath ? [category.id] : [];
    const query = new URLSearchParams(
      formatFilter({ ...state.settled, categories }).map(([name, value]) => [name, value]),
    ).toString();
    return {
      ...(isPath && { pathname: `/${encodeURIComponent(category?.urlName ?? '')}` }),
      search: withFilter(search, query),
    };
  };
}
