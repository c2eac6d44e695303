import type { To } from 'react-router';
import type { ShopCategory } from '#domain/shop/category.ts';
import { withFilter } from './FilterState.ts';
import { pathSegment } from '../../../../parts/paths/shopAddress.ts';
import type { WallParts } from '../wallParts.ts';

/**
 * Returns a function that says where a category's link leads; null stands for all categories. On the entry page a
 * category is a path of its own (specification 2); the wall alone puts it into its query.
 */
export function categoryLinks({ state, over, search }: WallParts): (category: ShopCategory | null) => To {
  const { settled } = state;
  const searchWith = (categories: readonly number[]) => withFilter(search, { ...settled, categories });
  const plain = searchWith([]);
  return (category) =>
    over === 'entry'
      ? { pathname: `/${pathSegment(category?.urlName ?? '')}`, search: plain }
      : { search: category ? searchWith([category.id]) : plain };
}
