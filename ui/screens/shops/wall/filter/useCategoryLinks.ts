import { type To, useLocation } from 'react-router';
import type { ShopCategory } from '#domain/shop/category.ts';
import { pathSegment } from '../../../../parts/paths/shopAddress.ts';
import { useWall } from '../WallScreen.ts';
import { withFilter } from './FilterState.ts';

/**
 * Returns a function that builds a category's link; null means all categories. On the entry page a category has a path
 * of its own (product 3.4); the wall's page has it in the query. Must be called in an observer.
 */
export function useCategoryLinks(): (category: ShopCategory | null) => To {
  const { filter, spot } = useWall();
  const { search } = useLocation();
  const { settled } = filter;
  const searchWith = (categories: readonly number[]) => withFilter(search, { ...settled, categories });
  const plain = searchWith([]);
  return (category) =>
    spot.over === 'entry'
      ? { pathname: `/${pathSegment(category?.urlName ?? '')}`, search: plain }
      : { search: category ? searchWith([category.id]) : plain };
}
